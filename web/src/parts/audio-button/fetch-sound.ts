import { playWord } from '@verbena/contract/lookup/lookup'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { ApiError } from '../../api/api-error.ts'
import { readReply } from '../../api/send-request.ts'

/** The file of a word is small: a request that takes longer has failed. */
const timeoutMs = 10_000

/**
 * Requests the audio of a word from our server, without a token. The URL names the language, so the reply is the same
 * for all learners and the browser can cache it.
 * @throws ApiError, or the AbortError of `signal`
 */
export async function fetchSound(
  text: string,
  language: TargetLanguageCode,
  { isSlow, signal }: { isSlow: boolean; signal: AbortSignal },
): Promise<Blob> {
  const query = new URLSearchParams({ word: text, lang: language, ...(isSlow && { slow: 'true' }) })
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(`${playWord.path}?${query}`, { signal: AbortSignal.any([signal, timeout]) })
    if (!response.ok) await readReply(response)
    // A proxy may answer with an HTML page.
    if (!response.headers.get('content-type')?.startsWith(playWord.file.type))
      throw new ApiError('NOT_FOUND', response.status, 'Audio not found')
    return await response.blob()
  } catch (cause) {
    if (cause instanceof ApiError || signal.aborted) throw cause
    throw new ApiError('NETWORK', 0, 'Network error. Please check your connection.')
  }
}
