import { readHeard } from './heard-lines.ts'
import { postForm } from './post-form.ts'
import { type Transcriber, TranscriberError } from './transcriber.ts'

export type TranscriberEndpoint = {
  /** Up to `/v1`, without a slash at the end. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  bytesMaximum: number
}

type Options = {
  connectMilliseconds?: number
  /** Of one part. A slow machine takes as long as the sound lasts. */
  callMilliseconds?: number
}

/** A transcriber behind an OpenAI-compatible `POST /audio/transcriptions`: OpenAI's own, speaches, whisper.cpp. */
export function createOpenAiTranscriber(
  { baseUrl, apiKey, model, bytesMaximum }: TranscriberEndpoint,
  { connectMilliseconds = 3000, callMilliseconds = 30 * 60 * 1000 }: Options = {},
): Transcriber {
  const url = new URL(`${baseUrl}/audio/transcriptions`)
  return {
    bytesMaximum,
    transcribe: async (part, language, signal) => {
      const fields: [string, string][] = [
        ['model', model],
        ['language', language],
        ['response_format', 'verbose_json'],
        ['temperature', '0'],
        ['timestamp_granularities[]', 'segment'],
        ['timestamp_granularities[]', 'word'],
      ]
      const limits = { connectMilliseconds, callMilliseconds, signal }
      const { status, retryAfter, body } = await postForm(url, { fields, part, apiKey, ...limits })
      if (status !== 200) throw failureOf(status, retryAfter)
      return readHeard(body)
    },
  }
}

/** What will not change by asking again is refused; the rest may be over in a while. */
function failureOf(status: number, retryAfter: string | undefined): TranscriberError {
  const isForGood = [400, 413, 415, 422].includes(status)
  const seconds = retryAfter && /^\d{1,5}$/.test(retryAfter) ? Number(retryAfter) : undefined
  return new TranscriberError(isForGood ? 'refused' : 'away', `the transcriber answered ${status}`, seconds)
}
