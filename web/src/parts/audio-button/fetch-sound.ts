import { playWord } from '@verbena/contract/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { ApiError } from '../../api/api-error.ts'
import { readReply } from '../../api/send-request.ts'

/** A word is small: what has not come by then will not. */
const timeoutMs = 10_000

/**
 * The sound of a word from our server. No token goes along: the language is named, and so the sound is everybody's and
 * the browser keeps it.
 * @throws ApiError, or the AbortError of `signal`
 */
export async function fetchSound(
  text: string,
  language: TargetLanguageCode,
  { isSlow, signal }: { isSlow: boolean; signal: AbortSignal },
): Promise<Blob> {
  const query = new URLSearchParams({ word: text, lang: language, ...(isSlow && { slow: 'true' }) })
  const patience = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${playWord.path}?${query}`, { signal: AbortSignal.any([signal, patience]) })
    if (!response.ok) await readReply(response)
    // A page of some proxy is no sound.
    if (!response.headers.get('content-type')?.startsWith(playWord.file.type))
      throw new ApiError('NOT_FOUND', response.status, 'Audio not found')
    return await response.blob()
  } catch (cause) {
    if (cause instanceof ApiError || signal.aborted) throw cause
    throw new ApiError('NETWORK', 0, 'Network error. Please check your connection.')
  }
}
