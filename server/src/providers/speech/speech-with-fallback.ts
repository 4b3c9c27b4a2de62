import type { Speech, Voice } from './speech.ts'

/** So many failures one after the other, and the voice is left in peace for a while: every learner would wait for it. */
const failuresMaximum = 3
const restMilliseconds = 30_000

type Options = {
  clock: { now: () => Date }
  /** Told when the voice is left in peace, with its last failure. */
  onUnavailable: (error: unknown) => void
}

/** Speaks with one voice, and with another whenever the first cannot. What is read comes from the second. */
export function createSpeechWithFallback(
  first: Voice,
  standIn: Speech,
  { clock, onUnavailable: onAway }: Options,
): Speech {
  let failures = 0
  let restsUntil = 0
  return {
    ...standIn,
    speakers: ['speech-endpoint', ...standIn.speakers],
    voiceOf: first.voiceOf,
    speak: async (text, language, rate) => {
      if (clock.now().getTime() >= restsUntil) {
        try {
          const spoken = await first.speak(text, language, rate)
          failures = 0
          return spoken
        } catch (error) {
          failures += 1
          if (failures >= failuresMaximum) {
            failures = 0
            restsUntil = clock.now().getTime() + restMilliseconds
            onAway(error)
          }
        }
      }
      return standIn.speak(text, language, rate)
    },
  }
}
