import type { TargetLanguageCode } from '@verbena/language/languages'
import { isMp3, type SpeechRate, type Voice } from './speech.ts'

export type SpeechEndpoint = {
  /** Up to `/v1`, without a slash at the end. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  voice: string
}

/** Of the voice's own pace, between 0.25 and 4. */
const speeds: Record<SpeechRate, number> = { normal: 1, slow: 0.65 }
/** A hundred letters said slowly are some 200 kB. */
const bytesMaximum = 1024 * 1024
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' })

/**
 * A voice behind an OpenAI-compatible `POST /audio/speech`.
 * Its failures are plain errors that never hold the text: nobody but a stand-in sees them.
 */
export function createOpenAiVoice(
  { baseUrl, apiKey, model, voice }: SpeechEndpoint,
  { callMilliseconds = 3000 }: { callMilliseconds?: number } = {},
): Voice {
  const name = `${baseUrl} ${model} ${voice}`
  const ask = (text: string, language: TargetLanguageCode, rate: SpeechRate) =>
    fetch(`${baseUrl}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        voice,
        input: text,
        response_format: 'mp3',
        speed: speeds[rate],
        // A single word does not tell its language; models that take no instructions pass over them.
        instructions: `Pronounce this in ${languageNames.of(language)}, clearly, as a teacher would.`,
      }),
      // Only the host that the operator named is called.
      redirect: 'error',
      signal: AbortSignal.timeout(callMilliseconds),
    })
  return {
    voiceOf: () => name,
    speak: async (text, language, rate) => {
      const response = await ask(text, language, rate)
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        throw new Error(`the speech endpoint answered ${response.status}`)
      }
      const mp3 = await readBounded(response.body)
      if (!isMp3(mp3)) throw new Error('the speech endpoint answered something that is no MP3')
      return { mp3, voice: name }
    },
  }
}

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  // Leaving the loop ends the call.
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    size += piece.length
    if (size > bytesMaximum) throw new Error('the speech endpoint answered more than a word takes')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
