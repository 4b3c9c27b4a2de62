import { addUploadedMedia } from '@verbena/contract/own-media/own-media'
import { readOwnTranscript } from '@verbena/contract/own-media/own-transcripts'
import { readTranscription, startTranscription } from '@verbena/contract/own-media/transcription'
import { transcriptionQueue } from '../../features/own-media/transcription/transcription-queue.service.ts'
import { startLeaseRunner } from '../../jobs/lease-runner.ts'
import { createFfmpeg } from '../../providers/ffmpeg/ffmpeg.ts'
import { createOpenAiTranscriber } from '../../providers/transcription/openai-transcriber.ts'
import type { FakeTranscriber } from '../fakes/fake-transcriber.ts'
import type { TestServer } from '../test-server.ts'
import { mediaFile, ownMediaClient } from './own-media-client.ts'

/** The calls of a learner who has files transcribed. Tests start the runner themselves. */
export function transcriptionClient(server: TestServer) {
  const client = () => ownMediaClient(server)
  return {
    client,
    /** Call it before each test: the server transcribes by the fake, and has no ffmpeg. */
    begin: (fake: FakeTranscriber, bytesMaximum = 5_000_000) => {
      const endpoint = { baseUrl: fake.baseUrl, apiKey: undefined, model: 'whisper-1', bytesMaximum }
      server.services.transcriber = createOpenAiTranscriber(endpoint, { timeoutMs: 5000 })
      server.services.ffmpeg = createFfmpeg(null)
    },
    startRunner: (onFailure: (error: unknown) => void) =>
      startLeaseRunner(transcriptionQueue(server.services), {
        clock: server.services.clock,
        onFailure,
        isPolling: false,
      }),
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
