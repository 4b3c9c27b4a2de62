import { ApiError } from '../../api/api-error.ts'

/**
 * One element for every sound: Safari lets an element play without a press once it was touched in one, and the sound
 * comes only after the press.
 */
let loudspeaker: HTMLAudioElement | undefined

/** To be called in the handler of the press itself, before anything is waited for. */
export function readyLoudspeaker() {
  if (loudspeaker) return
  loudspeaker = new Audio()
  loudspeaker.load()
}

/** A sound may be some seconds long, and then it ends, whether or not the browser says so. */
const longestMs = 60_000

/**
 * Plays a sound. Resolves when it has ended or was stopped by the signal.
 * @throws ApiError NOT_FOUND when the browser can make nothing of it, NotAllowedError when it holds sounds back
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

/** Browsers may block autoplay, and some do not count a click of a moment ago as the learner's consent. */
export const isHeldBack = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotAllowedError'
