import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type FakeTranscriber,
  startFakeTranscriber,
} from '../../server/src/testing/fakes/fake-transcriber.ts'
import {
  type ServerProcess,
  startServer,
  stopOrphanedDatabase,
  temporaryFolder,
} from '../harness/server-process.ts'

let folder: ReturnType<typeof temporaryFolder>
let transcriber: FakeTranscriber
let server: ServerProcess
beforeEach(async () => {
  folder = temporaryFolder()
  transcriber = await startFakeTranscriber()
})
afterEach(async () => {
  await server.kill('SIGTERM')
  await transcriber.stop()
  stopOrphanedDatabase(folder.path)
  folder.remove()
})

const open = () => startServer(folder.path, 0, { BILLING: 'off', TRANSCRIBE_URL: transcriber.baseUrl })

/** Twenty-five minutes: three parts for a transcriber. */
function longRecording(): Buffer {
  const tone = readFileSync(join(import.meta.dirname, '../../server/src/testing/recordings/media/plain.mp3'))
  return Buffer.concat(Array.from({ length: 750 }, () => tone))
}

type Json = Record<string, unknown>
let token = ''

async function call(method: string, path: string, body?: object | Buffer): Promise<Json> {
  const isBytes = Buffer.isBuffer(body)
  const response = await fetch(`${server.address}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  const reply = (await response.json()) as Json
  expect([path, response.status, reply.code]).toEqual([path, 200, undefined])
  return reply
}

async function upload(recording: Buffer): Promise<string> {
  const { id } = await call('POST', '/api/uploads', { bytes: recording.length })
  const half = Math.floor(recording.length / 2)
  await call('PUT', `/api/uploads/${id}?offset=0`, recording.subarray(0, half))
  // The server is killed between two chunks and keeps the bytes that it acknowledged.
  await server.kill('SIGKILL')
  server = await open()
  const { receivedBytes } = await call('GET', `/api/uploads/${id}`)
  expect(receivedBytes).toBe(half)
  await call('PUT', `/api/uploads/${id}?offset=${half}`, recording.subarray(half))
  return (await call('POST', '/api/own-media', { uploadId: id, title: 'Un cuento' })).id as string
}

test('an upload and its transcription continue after the server was killed during each', async () => {
  server = await open()
  const account = {
    username: 'listener',
    password: 'plum-harbour-seven',
    nativelanguage: 'en',
    targetlanguage: 'es',
  }
  token = (await call('POST', '/api/auth/register', account)).access_token as string
  const id = await upload(longRecording())

  transcriber.state.faults = ['none', 'never']
  await call('POST', `/api/own-media/${id}/transcription`)
  const state = () => call('GET', `/api/own-media/${id}/transcription`)
  await expect.poll(() => transcriber.state.requests.length, { timeout: 20_000 }).toBe(2)
  expect(await state()).toMatchObject({ status: 'running', percent: 33 })
  await server.kill('SIGKILL')

  server = await open()
  await expect.poll(state, { timeout: 60_000, interval: 500 }).toMatchObject({ status: 'done', attempts: 2 })
  // The first part was transcribed once, the second twice, the third once.
  expect(transcriber.state.requests).toHaveLength(4)
  const { lines } = (await call('GET', `/api/own-media/${id}/transcript`)) as { lines: { start: number }[] }
  expect(lines.map(({ start }) => Math.round(start))).toEqual([0, 1, 600, 601, 1200, 1201])
  const { vectortranscription } = (await call('GET', `/get_transcription/${id}`)) as {
    vectortranscription: Json[]
  }
  expect(vectortranscription).toHaveLength(6)
})
