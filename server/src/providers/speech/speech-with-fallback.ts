import { createCircuitBreaker } from '../http-client/circuit-breaker.ts'
import type { Speech, Voice } from './speech.ts'

type Options = {
  clock: { now: () => Date }
  /** Called each time the circuit of the first voice opens, with the failure that opened it. */
  onUnavailable: (error: unknown) => void
}

/**
 * Uses the first voice, and the fallback when the first voice fails. With a circuit breaker, learners do not wait for a
 * voice that does not reply. The phonetic transcription always comes from the fallback.
 */
export function createSpeechWithFallback(
  first: Voice,
  fallback: Speech,
  { clock, onUnavailable }: Options,
): Speech {
  const breaker = createCircuitBreaker({ clock, onOpen: onUnavailable, failuresMaximum: 3 })
  return {
    ...fallback,
    speakers: ['speech-endpoint', ...fallback.speakers],
    voiceOf: first.voiceOf,
    speak: async (text, language, rate) => {
      const permit = breaker.enter()
      if (!permit) return fallback.speak(text, language, rate)
      try {
        const spoken = await first.speak(text, language, rate)
        permit.succeed()
        return spoken
      } catch (error) {
        permit.fail(error)
        return fallback.speak(text, language, rate)
      }
    },
  }
}
