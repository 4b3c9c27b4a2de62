import { ApiError } from '../../api/api-error.ts'

/**
 * One audio element for all sounds. The audio arrives after the press, and Safari then allows `play` only on an element
 * that was loaded during a press.
 */
let loudspeaker: HTMLAudioElement | undefined

/** Call it in the event handler of the press, before the first `await`. */
export function readyLoudspeaker() {
  if (loudspeaker) return
  loudspeaker = new Audio()
  loudspeaker.load()
}

/** Longer than any sound: some browsers never fire `ended`. */
const longestMs = 60_000

/**
 * Plays a sound. Resolves when it has ended or `signal` has aborted.
 * @throws ApiError NOT_FOUND if the browser cannot decode it, NotAllowedError if the browser blocks autoplay
 */
export async function playSound(sound: Blob, signal: AbortSignal, onStart: () => void): Promise<void> {
  readyLoudspeaker()
  const element = loudspeaker as HTMLAudioElement
  const address = URL.createObjectURL(sound)
  element.src = address
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    const ended = new Promise<void>((resolve, reject) => {
      element.onended = () => resolve()
      element.onerror = () => reject(new ApiError('NOT_FOUND', 0, 'Audio not found'))
      signal.addEventListener('abort', () => resolve(), { once: true })
      timer = setTimeout(resolve, longestMs)
    })
    await Promise.race([ended, element.play()])
    if (signal.aborted) return
    onStart()
    await ended
  } catch (cause) {
    if (signal.aborted) return
    if (isHeldBack(cause)) throw cause
    throw new ApiError('NOT_FOUND', 0, 'Audio not found')
  } finally {
    clearTimeout(timer)
    element.onended = element.onerror = null
    element.pause()
    URL.revokeObjectURL(address)
  }
}

/** Whether the browser blocked autoplay. Some browsers no longer accept a click as consent after a short time. */
export const isHeldBack = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError'
