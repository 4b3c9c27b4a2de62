/** The result of speaking with a local voice. */
export type Outcome = 'said' | 'failed'

/** Relative to the normal rate of the voice. */
const slowRate = 0.6
/** A voice that has not started by then has failed: some voices never report an error. */
const startMs = 1500

/** Longer than any voice needs: some voices never fire `end`. */
const longestMs = (text: string, rate: number) => (3000 + 200 * text.length) / rate

type Options = { signal: AbortSignal; isSlow: boolean; onStart: () => void }

/** Speaks a text with a local voice. Resolves when the voice has ended or failed, or `signal` has aborted. */
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
      // Chrome drops the events of an utterance that is garbage collected; the handlers kept it referenced until here.
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
    // Another button of the page interrupted the voice; the voice itself did not fail.
    utterance.onerror = ({ error }) => end(/^(?:canceled|interrupted)$/.test(error) ? 'said' : 'failed')
    signal.addEventListener('abort', stop)
    if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  })
}
