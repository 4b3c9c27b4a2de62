import { useMutation } from '@tanstack/react-query'
import { compareSpeech, type SpeechComparison } from '@verbena/language/speaking/compare-speech'
import { referenceSound } from './reference-sound.ts'
import { samplesOf } from './sound-samples.ts'
import type { SpokenText } from './spoken-text.ts'

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Compares a recording with its original, in this page. `data` is null where nothing was heard. */
export function useComparison(spoken: SpokenText) {
  return useMutation<SpeechComparison | null, unknown, Blob>({
    mutationFn: async (sound) => {
      const recording = await samplesOf(await sound.arrayBuffer())
      const { samples, words } = await referenceSound(spoken, AbortSignal.timeout(20_000))
      return compareSpeech({ reference: samples, recording, words }, breathe)
    },
    networkMode: 'always',
  })
}
