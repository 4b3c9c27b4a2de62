/** How a voice of this device came off. */
export type Outcome = 'said' | 'failed'

/** Of the voice's own pace. */
const slowRate = 0.6
/** A voice that has not begun by then is none: some never say that they failed. */
const startMs = 1500

/** Longer than any voice takes: some never say that they ended. */
const longestMs = (text: string, rate: number) => (3000 + 200 * text.length) / rate

type Options = { signal: AbortSignal; isSlow: boolean; onStart: () => void }

/** Speaks a text with a voice of this device. Resolves when it has ended, failed, or was stopped by the signal. */
export function speakLocally(
  text: string,
  voice: SpeechSynthesisVoice,
  { signal, isSlow, onStart }: Options,
): Promise<Outcome> {
  const utterance = new SpeechSynthesisUtterance(text)
  const rate = isSlow ? slowRate : 1
  Object.assign(utterance, { voice, lang: voice.lang.replace('_', '-'), rate })
  return new Promise((resolve) => {
    let timer = setTimeout(() => breakOff('failed'), startMs)
    const end = (outcome: Outcome) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      // Chrome forgets an utterance that nobody holds; this function held it until now.
      for (const event of ['onstart', 'onend', 'onerror'] as const) utterance[event] = null
      resolve(outcome)
    }
    const breakOff = (outcome: Outcome) => {
      end(outcome)
      speechSynthesis.cancel()
    }
    const stop = () => breakOff('said')
    utterance.onstart = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, longestMs(text, rate))
      onStart()
    }
    utterance.onend = () => end('said')
    // Something else of the page had to say something: no fault of the voice.
    utterance.onerror = ({ error }) => end(/^(?:canceled|interrupted)$/.test(error) ? 'said' : 'failed')
    signal.addEventListener('abort', stop)
    if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  })
}
