import { profileOf, type TargetLanguageCode } from '@verbena/language/languages'
import { readBounded } from '../http-client/read-bounded.ts'
import { isMp3, type SpeechRate, type Voice } from './speech.ts'

export type SpeechEndpoint = {
  /** Up to `/v1`, without a slash at the end. */
  baseUrl: string
  apiKey: string | undefined
  model: string
  voice: string
}

/** Factors of the voice's normal speed, between 0.25 and 4. */
const speeds: Record<SpeechRate, number> = { normal: 1, slow: 0.65 }
/** A slow recording of a hundred letters has about 200 kB. */
const bytesMaximum = 1024 * 1024

/**
 * A voice of an OpenAI-compatible endpoint, `POST /audio/speech`. Its errors never contain the text. They are handled by the
 * fallback.
 */
export function createOpenAiVoice(
  { baseUrl, apiKey, model, voice }: SpeechEndpoint,
  { timeoutMs = 3000 }: { timeoutMs?: number } = {},
): Voice {
  const name = `${baseUrl} ${model} ${voice}`
  const request = (text: string, language: TargetLanguageCode, rate: SpeechRate) =>
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
        // A model cannot detect the language of a single word. Models without instructions ignore this field.
        instructions: `Pronounce this in ${profileOf(language).names.en}, clearly, as a teacher would.`,
      }),
      // Redirects are refused, so that only the configured host gets the key and the text.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  return {
    voiceOf: () => name,
    speak: async (text, language, rate) => {
      const response = await request(text, language, rate)
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        throw new Error(`the speech endpoint answered ${response.status}`)
      }
      const mp3 = await readBounded(response.body as unknown as AsyncIterable<Uint8Array>, bytesMaximum)
      if (!isMp3(mp3)) throw new Error('the speech endpoint answered something that is no MP3')
      return { mp3, voice: name }
    },
  }
}
