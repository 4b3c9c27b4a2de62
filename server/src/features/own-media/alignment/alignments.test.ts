import { cancelAlignment, readAlignment, startAlignment } from '@verbena/contract/own-media/alignment'
import {
  addUploadedMedia,
  readOwnMedia,
  removeOwnMedia,
  restoreOwnMedia,
} from '@verbena/contract/own-media/own-media'
import { editOwnTranscript, readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LeaseRunner, startLeaseRunner } from '../../../jobs/lease-runner.ts'
import { type Aligner, createAligner } from '../../../providers/alignment/aligner.ts'
import { ownMediaClient } from '../../../testing/clients/own-media-client.ts'
import { type SpokenRecording, spokenRecording } from '../../../testing/recordings/spoken-recording.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { minutesLater } from '../../../testing/test-time.ts'
import { alignmentQueue } from './alignment-queue.service.ts'

const server: TestServer = serverForFile(createTestServer)
const client = () => ownMediaClient(server)
const lines = [
  'Mi abuela vive cerca del mar.',
  '¿Quieres venir con nosotros?',
  'El tren sale a las nueve y media.',
]
const other = ['Esto no lo ha dicho nadie nunca jamás en ninguna grabación.', 'Y esto tampoco.']
let recording: SpokenRecording
let failures: unknown[]
let runner: LeaseRunner

beforeAll(async () => {
  recording = await spokenRecording(lines, { voice: 'roa/es+m7', rate: 175, pauseSeconds: 1.5 })
}, 60_000)
beforeEach(async () => {
  await server.sql('delete from alignment_job')
  failures = []
  server.services.aligner = createAligner({ ffmpeg: null })
  runner = startRunner()
})

/** A runner whose jobs the test starts itself. */
const startRunner = () =>
  startLeaseRunner(alignmentQueue(server.services), {
    clock: server.services.clock,
    onFailure: (error) => failures.push(error),
    isPolling: false,
  })

async function recorded() {
  const token = await client().joinPro()
  const sent = await client().send(token, recording.wav)
  const body = { uploadId: sent.body.id, title: 'Mi voz', language: 'es' as const }
  return { token, id: (await server.call(addUploadedMedia, { body }, token)).body.id }
}
const textOf = async (token: string, id: string) =>
  (await server.call(readOwnTranscript, { params: { id } }, token)).body
async function put(token: string, id: string, version: number, text: readonly string[]) {
  const { status, body } = await client().putText(token, id, version, text.join('\n'))
  expect(status).toBe(200)
  return body
}

const alignmentOf = async (token: string, id: string) =>
  (await server.call(readAlignment, { params: { id } }, token)).body

/** An aligner that does not finish until it is aborted. */
function hanging(share = 0): Aligner & { asked: Promise<void> } {
  let tell = () => {}
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  const align: Aligner['align'] = (_, { signal, onProgress }) =>
    new Promise((_resolve, reject) => {
      onProgress?.(share)
      signal.addEventListener('abort', () => reject(signal.reason))
      tell()
    })
  return { canRead: async () => true, speaks: () => true, align, asked }
}

/** Aligns every text at once, without its recording: a line each second. */
const immediate: Aligner = {
  canRead: async () => true,
  speaks: () => true,
  align: async ({ lines }) => ({
    kind: 'aligned',
    lines: lines.map((_, index) => ({ start: index, end: index + 1, words: [], cost: 0 })),
    durationSeconds: lines.length,
  }),
}

describe('a text without times', { timeout: 60_000 }, () => {
  test('gets the times at which it is spoken', async () => {
    const { token, id } = await recorded()
    expect(await put(token, id, 0, lines)).toMatchObject({ areTimesGuessed: true, isBeingAligned: true })
    expect(await alignmentOf(token, id)).toMatchObject({ status: 'waiting', percent: 0, version: 1 })
    expect(await runner.runNext()).toBe(true)
    const text = await textOf(token, id)
    expect(text).toMatchObject({ version: 2, origin: 'text', areTimesGuessed: false, isBeingAligned: false })
    expect(text.lines.map(({ text }) => text)).toEqual(lines)
    for (const [index, { start, words }] of text.lines.entries()) {
      expect(Math.abs(start - recording.starts[index]!)).toBeLessThan(0.15)
      expect(words.length).toBeGreaterThan(2)
    }
    expect([await runner.runNext(), failures]).toEqual([false, []])
    expect(await alignmentOf(token, id)).toMatchObject({ status: 'done', percent: 100, failure: null })
    const { body: item } = await server.call(readOwnMedia, { params: { id } }, token)
    expect(item.alignment).toEqual(await alignmentOf(token, id))
  })

  test('keeps its guessed times when the recording says something else, and the job reports that', async () => {
    const { token, id } = await recorded()
    await put(token, id, 0, other)
    await runner.runNext()
    expect(await textOf(token, id)).toMatchObject({
      version: 1,
      areTimesGuessed: true,
      isBeingAligned: false,
      mayBeAligned: true,
    })
    expect(await alignmentOf(token, id)).toMatchObject({ status: 'failed', failure: 'otherText' })
  })

  test('that is changed during the alignment is not overwritten', async () => {
    const { token, id } = await recorded()
    await put(token, id, 0, lines)
    const edits = [{ kind: 'remove' as const, line: 0 }]
    await server.call(editOwnTranscript, { params: { id }, body: { version: 1, edits } }, token)
    expect(await textOf(token, id)).toMatchObject({ isBeingAligned: false, mayBeAligned: true })
    expect(await alignmentOf(token, id)).toMatchObject({ status: 'cancelled', version: 1 })
    await runner.runNext()
    expect(await textOf(token, id)).toMatchObject({
      version: 2,
      lines: [{ text: lines[1] }, { text: lines[2] }],
    })
  })

  test('that replaces another is the one that is aligned', async () => {
    server.services.aligner = immediate
    const { token, id } = await recorded()
    await put(token, id, 0, other)
    await put(token, id, 1, lines)
    await runner.runNext()
    const text = await textOf(token, id)
    expect(text).toMatchObject({ version: 3, areTimesGuessed: false })
    expect(text.lines.map(({ text }) => text)).toEqual(lines)
    expect(await runner.runNext()).toBe(false)
  })
})

test('a text with times is not aligned', async () => {
  const { token, id } = await recorded()
  await client().putText(token, id, 0, '1\n00:00:01,000 --> 00:00:02,000\nHola\n')
  expect([await textOf(token, id), await runner.runNext()]).toMatchObject([{ isBeingAligned: false }, false])
})

test('a file that cannot be decoded and a YouTube video keep their guessed times', async () => {
  const token = await client().joinPro()
  const mp3 = await client().addFile(token, 'tone.mp3', { language: 'es' })
  const youtube = await client().addYoutube(token)
  expect((await put(token, mp3, 0, lines)).areTimesGuessed).toBe(true)
  await put(token, youtube, 0, lines)
  expect([(await textOf(token, mp3)).mayBeAligned, await runner.runNext()]).toEqual([false, false])
  expect((await server.call(readAlignment, { params: { id: mp3 } }, token)).status).toBe(404)
  expect([await askAgain(token, mp3), await askAgain(token, youtube)]).toEqual([
    [503, 'NOT_CONFIGURED'],
    [400, 'INVALID_REQUEST'],
  ])
})

async function askAgain(token: string, id: string) {
  const { status, code, body } = await server.call(startAlignment, { params: { id } }, token)
  return [status, code ?? body.status]
}

describe('an alignment', { timeout: 60_000 }, () => {
  test('reports its progress, and ends when the learner cancels it', async () => {
    const aligner = hanging(0.42)
    server.services.aligner = aligner
    const { token, id } = await recorded()
    await put(token, id, 0, lines)
    const work = runner.runNext()
    await aligner.asked
    await expect
      .poll(() => alignmentOf(token, id), { timeout: 6000, interval: 200 })
      .toMatchObject({ status: 'running', percent: 42 })
    await server.call(cancelAlignment, { params: { id } }, token)
    await work
    expect(await alignmentOf(token, id)).toMatchObject({ status: 'cancelled', failure: null })
    expect([await runner.runNext(), failures]).toEqual([false, []])
    expect(await textOf(token, id)).toMatchObject({ version: 1, areTimesGuessed: true })
  })

  test('can be requested again, one at a time, as long as the times are guessed', async () => {
    server.services.aligner = immediate
    const { token, id } = await recorded()
    await put(token, id, 0, lines)
    await server.call(cancelAlignment, { params: { id } }, token)
    expect(await runner.runNext()).toBe(false)
    const asked = await Promise.all([1, 2, 3].map(() => askAgain(token, id)))
    expect(asked).toEqual([1, 2, 3].map(() => [200, 'waiting']))
    expect([await runner.runNext(), await runner.runNext()]).toEqual([true, false])
    expect(await textOf(token, id)).toMatchObject({ version: 2, areTimesGuessed: false, mayBeAligned: false })
    expect(await askAgain(token, id)).toEqual([400, 'INVALID_REQUEST'])
    await server.call(cancelAlignment, { params: { id } }, token)
    expect((await alignmentOf(token, id)).status).toBe('done')
  })

  test('is not visible to another learner', async () => {
    const { token, id } = await recorded()
    await put(token, id, 0, lines)
    const other = await client().joinPro()
    for (const endpoint of [startAlignment, readAlignment, cancelAlignment])
      expect((await server.call(endpoint, { params: { id } }, other)).status).toBe(404)
    expect((await alignmentOf(token, id)).status).toBe('waiting')
  })
})

test('a server that stops releases its job, and another server claims it', async () => {
  const aligner = hanging()
  server.services.aligner = aligner
  const { token, id } = await recorded()
  await put(token, id, 0, lines)
  const work = runner.runNext()
  await aligner.asked
  expect(await startRunner().runNext()).toBe(false)
  await runner.stop()
  await work
  server.services.aligner = immediate
  expect(await startRunner().runNext()).toBe(true)
  expect(await textOf(token, id)).toMatchObject({ version: 2, areTimesGuessed: false })
}, 60_000)

test('a job that crashes every server is given up after three attempts', async () => {
  server.services.aligner = {
    ...hanging(),
    align: async () => {
      throw new Error('out of memory')
    },
  }
  const { token, id } = await recorded()
  await put(token, id, 0, lines)
  for (let round = 0; round < 3; round++) {
    expect(await runner.runNext()).toBe(true)
    server.time.now = minutesLater(2 * (round + 1))
  }
  expect(failures).toHaveLength(3)
  expect(await alignmentOf(token, id)).toMatchObject({ status: 'failed', failure: 'broken' })
  expect([(await textOf(token, id)).isBeingAligned, await runner.runNext()]).toEqual([false, false])
})

test('a removed item is not aligned', async () => {
  const { token, id } = await recorded()
  await put(token, id, 0, lines)
  await server.call(removeOwnMedia, { params: { id } }, token)
  expect([await runner.runNext(), failures]).toEqual([false, []])
  await server.call(restoreOwnMedia, { params: { id } }, token)
  expect([(await alignmentOf(token, id)).status, await askAgain(token, id)]).toEqual([
    'cancelled',
    [200, 'waiting'],
  ])
})
