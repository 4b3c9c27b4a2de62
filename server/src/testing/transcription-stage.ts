import { addUploadedMedia } from '@verbena/contract/own-media'
import { readOwnTranscript } from '@verbena/contract/own-transcripts'
import { readTranscription, startTranscription } from '@verbena/contract/transcription'
import { startTranscriptionRunner } from '../features/own-media/transcription-runner.service.ts'
import { createFfmpeg } from '../providers/ffmpeg/ffmpeg.ts'
import { createOpenAiTranscriber } from '../providers/transcription/openai-transcriber.ts'
import type { FakeTranscriber } from './fake-transcriber.ts'
import { mediaFile, ownMediaClient } from './own-media-client.ts'
import type { TestServer } from './test-server.ts'

/** A server whose transcriptions are run by hand, and what a learner asks of it. */
export function transcriptionStage(server: TestServer) {
  const client = () => ownMediaClient(server)
  return {
    client,
    /** Before each test: the fake is asked, without ffmpeg, by a server as any other. */
    begin: (fake: FakeTranscriber, bytesMaximum = 5_000_000) => {
      const endpoint = { baseUrl: fake.baseUrl, apiKey: undefined, model: 'whisper-1', bytesMaximum }
      server.services.transcriber = createOpenAiTranscriber(endpoint, { callMilliseconds: 5000 })
      server.services.ffmpeg = createFfmpeg(null)
    },
    startRunner: (onFailure: (error: unknown) => void) =>
      startTranscriptionRunner(server.services, { onFailure, isPolling: false }),
    item: async (name = 'tone.mp3') => {
      const token = await client().joinPro()
      return { token, id: await client().addFile(token, name, { language: 'es', durationSeconds: 2 }) }
    },
    /** A sound of 25 minutes: three parts. */
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
