import { readUpload, sendUploadPiece, type Upload } from '@verbena/contract/own-media/uploads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { sendFile } from './send-file.ts'

const bytes = 3_000_000
const content = new Uint8Array(bytes).map((_, index) => index % 251)
const started: Upload = {
  id: '6f1c0f0e-2f57-4a5b-9f0a-000000000001',
  fileName: 'film.mp4',
  fingerprint: 'f',
  bytes,
  receivedBytes: 0,
  isComplete: false,
  type: null,
  durationSeconds: null,
  keptUntil: '2030-01-01T00:00:00Z',
}

let received: Uint8Array[] = []
let restore = () => {}
beforeEach(() => {
  received = []
  signIn()
})
afterEach(() => {
  restore()
  clearSession()
})

const state = (): Upload => {
  const receivedBytes = received.reduce((sum, { length }) => sum + length, 0)
  return { ...started, receivedBytes, isComplete: receivedBytes === bytes }
}

/** Receives chunks as the real server does; `fault` may refuse a chunk, or receive a part of it and then fail. */
function serve(fault: (chunkNumber: number) => ApiFailure | number | null = () => null) {
  let chunkCount = 0
  const server = fakeServer([
    [readUpload, () => state()],
    [
      sendUploadPiece,
      async ({ query, body }) => {
        chunkCount++
        const failure = fault(chunkCount)
        if (failure instanceof ApiFailure) return failure
        if (query.offset !== String(state().receivedBytes)) return new ApiFailure('UPLOAD_OFFSET')
        const chunk = new Uint8Array(await (body as Blob).arrayBuffer())
        received.push(failure === null ? chunk : chunk.slice(0, failure))
        if (failure !== null) throw new TypeError('Failed to fetch')
        return state()
      },
    ],
  ])
  restore = server.restore
  return server
}

function send(signal = new AbortController().signal, from = started) {
  const events: string[] = []
  const sent = sendFile(new Blob([content]), from, {
    signal,
    onProgress: ({ receivedBytes }) => events.push(String(receivedBytes)),
    onWaiting: (isWaiting) => isWaiting && events.push('waiting'),
    pauseMs: () => 1,
  })
  return { sent, events }
}
/** Uses a buffer comparison, because `toEqual` on three million bytes takes half a minute. */
const isComplete = () => Buffer.concat(received).equals(content)

test('a file is received completely, in growing chunks', async () => {
  serve()
  const { sent } = send()
  expect((await sent).isComplete).toBe(true)
  expect(isComplete()).toBe(true)
  expect(received.length).toBeLessThan(4)
  expect(received[1]?.length).toBeGreaterThan(received[0]?.length ?? 0)
})

test('after interrupted chunks the upload continues at the byte that the server has', async () => {
  serve((chunk) => (chunk === 2 ? 1000 : chunk === 3 ? 0 : null))
  const { sent, events } = send()
  await sent
  expect(isComplete()).toBe(true)
  expect(events).toContain('waiting')
})

test('a busy server is retried', async () => {
  serve((chunk) => (chunk < 4 ? new ApiFailure('BUSY') : null))
  await send().sent
  expect(isComplete()).toBe(true)
})

test('after a part that another tab has sent, the upload continues', async () => {
  serve()
  received.push(content.slice(0, 700_000))
  const { sent, events } = send()
  await sent
  expect(isComplete()).toBe(true)
  expect(events).not.toContain('waiting')
})

test.each(['UNSUPPORTED_MEDIA_TYPE', 'FILE_BROKEN', 'NOT_FOUND', 'STORAGE_FULL'] as const)(
  'a refusal ends the upload: %s',
  async (code) => {
    serve(() => new ApiFailure(code))
    await expect(send().sent).rejects.toMatchObject({ code })
  },
)

test('a pause stops the upload at once, even while it waits for the connection', async () => {
  const controller = new AbortController()
  serve(() => {
    setTimeout(() => controller.abort(), 5)
    return new ApiFailure('BUSY')
  })
  await expect(send(controller.signal).sent).rejects.toMatchObject({ name: 'AbortError' })
})
