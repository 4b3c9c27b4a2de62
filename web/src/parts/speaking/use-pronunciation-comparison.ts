import { useMutation } from '@tanstack/react-query'
import { compareSpeech, type SpeechComparison } from '@verbena/language/speaking/compare-speech'
import { speechSpan } from '@verbena/language/speaking/speech-span'
import { decodeSamples } from './decode-samples.ts'
import { referenceAudio } from './reference-audio.ts'
import type { SpokenText } from './spoken-text.ts'

/** Checks whether a recording contains no speech. If the browser cannot tell, it counts as speech. */
export function useSilenceCheck() {
  return useMutation<boolean, unknown, Blob>({
    mutationFn: async (sound) => speechSpan(await decodeSamples(await sound.arrayBuffer())) === null,
    networkMode: 'always',
  })
}

const yieldControl = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Compares a recording with its original, within the browser. `data` is null if there is no recording. */
export function usePronunciationComparison(spoken: SpokenText) {
  return useMutation<SpeechComparison | null, unknown, Blob>({
    mutationFn: async (sound) => {
      const recording = await decodeSamples(await sound.arrayBuffer())
      const { samples, words } = await referenceAudio(spoken, AbortSignal.timeout(20_000))
      if (!speechSpan(samples)) throw new Error('nobody speaks in the original')
      return compareSpeech({ reference: samples, recording, words }, yieldControl)
    },
    networkMode: 'always',
  })
}
