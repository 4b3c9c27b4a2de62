import { addUploadedMedia } from '@verbena/contract/own-media/own-media'
import { readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { readTranscription, startTranscription } from '@verbena/contract/own-media/transcription'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { transcriptionQueue } from '../../features/own-media/transcription/transcription-queue.service.ts'
import { type LeaseRunner, startLeaseRunner } from '../../jobs/lease-runner.ts'
import { createFfmpeg } from '../../providers/ffmpeg/ffmpeg.ts'
import { createOpenAiTranscriber } from '../../providers/transcription/openai-transcriber.ts'
import { type FakeTranscriber, startFakeTranscriber } from '../fakes/fake-transcriber.ts'
import type { TestServer } from '../test-server.ts'
import { mediaFile, ownMediaClient } from './own-media-client.ts'

/**
 * A fake transcriber for all tests of a file, and the calls of a learner who has files transcribed. Before each test the
 * fake is reset and a new runner is made, which takes jobs only when the test tells it to.
 */
export function transcriptionTests(server: TestServer) {
  const client = () => ownMediaClient(server)
  const fake = {} as FakeTranscriber
  const failures: unknown[] = []
  const runner = {} as LeaseRunner
  const startRunner = () =>
    startLeaseRunner(transcriptionQueue(server.services), {
      clock: server.services.clock,
      onFailure: (error) => failures.push(error),
      isPolling: false,
    })
  /** Makes the server transcribe by the fake, which takes files up to this size. */
  const useFake = (bytesMaximum = 5_000_000) => {
    const endpoint = { baseUrl: fake.baseUrl, apiKey: undefined, model: 'whisper-1', bytesMaximum }
    server.services.transcriber = createOpenAiTranscriber(endpoint, { timeoutMs: 5000 })
  }
  beforeAll(async () => {
    Object.assign(fake, await startFakeTranscriber())
  })
  beforeEach(async () => {
    // A task of the test before would use the ffmpeg of this one.
    await server.services.backgroundTasks.settled()
    fake.reset()
    failures.length = 0
    useFake()
    server.services.ffmpeg = createFfmpeg(null)
    Object.assign(runner, startRunner())
  })
  afterAll(() => fake.stop())
  return {
    client,
    fake,
    /** What the runners of the current test could not do. */
    failures,
    runner,
    startRunner,
    useFake,
    /** Makes the fake wait with its replies. @returns lets it reply */
    holdReplies: () => {
      let release = () => {}
      fake.state.gate = new Promise((resolve) => {
        release = () => resolve()
      })
      return () => release()
    },
    item: async (name = 'tone.mp3') => {
      const token = await client().joinPro()
      return { token, id: await client().addFile(token, name, { language: 'es', durationSeconds: 2 }) }
    },
    /** A recording of 25 minutes, which is transcribed in three parts. */
    longItem: async () => {
      const token = await client().joinPro()
      const file = Buffer.concat(Array.from({ length: 750 }, () => mediaFile('plain.mp3')))
      const sent = await client().send(token, file)
      const body = { uploadId: sent.body.id, title: 'Larga' }
      return { token, id: (await server.call(addUploadedMedia, { body }, token)).body.id }
    },
    start: (token: string, id: string) => server.call(startTranscription, { params: { id } }, token),
    read: async (token: string, id: string) =>
      (await server.call(readTranscription, { params: { id } }, token)).body,
    textOf: async (token: string, id: string) =>
      (await server.call(readOwnTranscript, { params: { id } }, token)).body,
  }
}
