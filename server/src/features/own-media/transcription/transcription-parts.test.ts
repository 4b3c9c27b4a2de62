import { cancelTranscription } from '@verbena/contract/own-media/transcription'
import { describe, expect, test } from 'vitest'
import { startLeaseRunner } from '../../../jobs/lease-runner.ts'
import { createFfmpeg } from '../../../providers/ffmpeg/ffmpeg.ts'
import { FfmpegFailed } from '../../../providers/ffmpeg/run-ffmpeg.ts'
import { transcriptionTests } from '../../../testing/clients/transcription-client.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'
import { minutesLater } from '../../../testing/test-time.ts'
import { transcriptionQueue } from './transcription-queue.service.ts'

const server: TestServer = serverForFile(createTestServer)
const { fake, failures, runner, startRunner, holdReplies, useFake, item, longItem, start, read, textOf } =
  transcriptionTests(server)

test('a long file is transcribed in parts with correct times, and the job reports its progress', async () => {
  const { token, id } = await longItem()
  await start(token, id)
  const open = holdReplies()
  const running = runner.runNext()
  await expect.poll(() => fake.state.requests.length).toBe(1)
  expect(await read(token, id)).toMatchObject({ status: 'running', percent: 0, attempts: 1 })
  open()
  await running
  expect(fake.state.requests).toHaveLength(3)
  const starts = (await textOf(token, id)).lines.map((line) => Math.round(line.start))
  expect(starts).toEqual([0, 1, 600, 601, 1200, 1201])
})

test('when a server is killed, another continues after the stored parts', async () => {
  const { token, id } = await longItem()
  await start(token, id)
  const killed = killable()
  const running = killed.runner.runNext()
  await expect.poll(async () => (await read(token, id)).percent).toBe(33)
  await expect.poll(() => fake.state.requests.length).toBe(2)
  killed.kill()
  await running.catch(() => {})
  expect(await runner.runNext()).toBe(false)
  server.time.now = minutesLater(1)
  fake.state.fault = 'none'
  expect(await runner.runNext()).toBe(true)
  expect(await read(token, id)).toMatchObject({ status: 'done', attempts: 2 })
  expect(fake.state.requests).toHaveLength(4)
  expect((await textOf(token, id)).lines).toHaveLength(6)
})

test('a finished job keeps its length, but not its lines', async () => {
  const { token, id } = await longItem()
  await start(token, id)
  await runner.runNext()
  const [row] = await server.sql('select parts from transcription_job where media_id = $1', id)
  expect(row?.parts).toEqual([0, 600, 1200].map((at) => ({ startSeconds: expect.closeTo(at, 0), lines: [] })))
})

describe.skipIf(!(await createFfmpeg().isInstalled()))('with ffmpeg', () => {
  const limitedTo = (bytesMaximum: number) => {
    useFake(bytesMaximum)
    server.services.ffmpeg = createFfmpeg()
  }

  test('a large file that cannot be split is decoded and transcribed in parts, also after a restart', async () => {
    limitedTo(9000)
    const { token, id } = await item('film.webm')
    await start(token, id)
    fake.state.fault = '500'
    await runner.runNext()
    expect(await read(token, id)).toMatchObject({ status: 'waiting', percent: 0 })
    fake.state.fault = 'none'
    server.time.now = minutesLater(5)
    await runner.runNext()
    expect(await read(token, id)).toMatchObject({ status: 'done', percent: 100 })
    expect(fake.state.requests.length).toBeGreaterThan(2)
    expect(new Set(fake.state.requests.map(({ fileName }) => fileName))).toEqual(new Set(['sound.wav']))
    const starts = (await textOf(token, id)).lines.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  test('cancelling the transcription also ends ffmpeg', async () => {
    limitedTo(9000)
    const ffmpeg = createFfmpeg()
    let isEnded = false
    server.services.ffmpeg = {
      ...ffmpeg,
      readSound: async function* (input) {
        try {
          yield* ffmpeg.readSound(input)
        } finally {
          isEnded = true
        }
      },
    }
    const { token, id } = await item('film.webm')
    await start(token, id)
    fake.state.fault = 'never'
    const running = runner.runNext()
    await expect.poll(() => fake.state.requests.length).toBe(1)
    expect(isEnded).toBe(false)
    await server.call(cancelTranscription, { params: { id } }, token)
    await running
    expect([isEnded, (await read(token, id)).status, failures]).toEqual([true, 'cancelled', []])
  })

  test('a file in which ffmpeg finds no audio is refused at once', async () => {
    limitedTo(1000)
    server.services.ffmpeg = {
      ...createFfmpeg(),
      readSound: async function* () {
        yield* []
        throw new FfmpegFailed('ffmpeg ended with code 1')
      },
    }
    const { token, id } = await item('tone.flac')
    await start(token, id)
    await runner.runNext()
    expect(await read(token, id)).toMatchObject({ status: 'failed', failure: 'refused' })
  })
})

/** A runner that can be "killed": from then on neither its lease extensions nor its results reach the database. */
function killable() {
  let isDead = false
  const transcriber = server.services.transcriber
  const db = new Proxy(server.services.db, {
    get: (target, name) => {
      if (isDead) throw new Error('killed')
      return Reflect.get(target, name)
    },
  })
  const dying = {
    ...server.services,
    db,
    transcriber: transcriber && {
      ...transcriber,
      transcribe: (...asked: Parameters<typeof transcriber.transcribe>) => {
        if (fake.state.requests.length === 1) fake.state.fault = 'never'
        return transcriber.transcribe(...asked)
      },
    },
  }
  const end = new AbortController()
  return {
    runner: startLeaseRunner(transcriptionQueue(dying), {
      clock: dying.clock,
      onFailure: () => {},
      isPolling: false,
    }),
    kill: () => {
      isDead = true
      end.abort()
    },
  }
}

test('a server that stops releases its job, and another continues at once', async () => {
  const { token, id } = await longItem()
  await start(token, id)
  fake.state.faults = ['none', 'never']
  const running = runner.runNext()
  await expect.poll(() => fake.state.requests.length).toBe(2)
  await runner.stop()
  await running
  expect(await read(token, id)).toMatchObject({ status: 'waiting', percent: 33, attempts: 0 })
  expect(await startRunner().runNext()).toBe(true)
  expect(await read(token, id)).toMatchObject({ status: 'done', attempts: 1 })
  expect(fake.state.requests).toHaveLength(4)
})
