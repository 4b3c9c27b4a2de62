import { HttpFailure } from '../http-client/http-failure.ts'
import { postForm } from '../http-client/post-form.ts'
import { readTranscription } from './read-transcription.ts'
import { type Transcriber, TranscriberError } from './transcriber.ts'

export type TranscriberEndpoint = {
  /** Up to `/v1`, without a slash at the end. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  bytesMaximum: number
}

/** The word times of an hour are some 2 MB. */
const replyBytesMaximum = 64 * 1024 * 1024

type Options = {
  connectTimeoutMs?: number
  /** For one file. A slow machine takes as long as the sound lasts. */
  timeoutMs?: number
}

/** A transcriber behind an OpenAI-compatible `POST /audio/transcriptions`: OpenAI's own, speaches, whisper.cpp. */
export function createOpenAiTranscriber(
  { baseUrl, apiKey, model, bytesMaximum }: TranscriberEndpoint,
  { connectTimeoutMs = 3000, timeoutMs = 30 * 60 * 1000 }: Options = {},
): Transcriber {
  const url = new URL(`${baseUrl}/audio/transcriptions`)
  return {
    bytesMaximum,
    transcribe: async (file, language, signal) => {
      const fields: [string, string][] = [
        ['model', model],
        ['language', language],
        ['response_format', 'verbose_json'],
        ['temperature', '0'],
        ['timestamp_granularities[]', 'segment'],
        ['timestamp_granularities[]', 'word'],
      ]
      const limits = { connectTimeoutMs, timeoutMs, replyBytesMaximum, signal }
      const reply = postForm(url, { fields, file, apiKey, ...limits })
      const { status, retryAfter, body } = await reply.catch(asUnavailable)
      if (status !== 200) throw failureOf(status, retryAfter)
      return readTranscription(body)
    },
  }
}

function asUnavailable(error: unknown): never {
  if (!(error instanceof HttpFailure)) throw error
  throw new TranscriberError('unavailable', `the transcriber: ${error.message}`)
}

/** Statuses that another try does not change are refusals; the others may be over in a while. */
function failureOf(status: number, retryAfter: string | undefined): TranscriberError {
  const isForGood = [400, 413, 415, 422].includes(status)
  const seconds = retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined
  return new TranscriberError(
    isForGood ? 'refused' : 'unavailable',
    `the transcriber answered ${status}`,
    seconds,
  )
}
