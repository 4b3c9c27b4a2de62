import { alignedSampleRate } from '../media/align/signal/mel-filters.ts'

const windowSamples = alignedSampleRate / 50
/** Of the loudest part: whatever is quieter before and after is room. */
const quietShare = 0.06
/** Below this nobody speaks at all, full scale being 1. */
const silence = 0.004
/** Left around what is spoken, so that its first sound is whole. */
const marginSamples = alignedSampleRate * 0.04

/** Where somebody speaks in a recording, in samples; null where nobody does. */
export type SpeechSpan = { from: number; to: number }

/** @param samples of -1 to 1 at 16 kHz, mono */
export function speechSpan(samples: Float32Array): SpeechSpan | null {
  const loudness: number[] = []
  for (let from = 0; from < samples.length; from += windowSamples) {
    const part = samples.subarray(from, from + windowSamples)
    loudness.push(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length))
  }
  const loudest = loudness.reduce((a, b) => Math.max(a, b), 0)
  if (loudest < silence) return null
  const isLoud = (level: number) => level > Math.max(silence, loudest * quietShare)
  const [first, last] = [loudness.findIndex(isLoud), loudness.findLastIndex(isLoud)]
  return {
    from: Math.max(0, first * windowSamples - marginSamples),
    to: Math.min(samples.length, (last + 1) * windowSamples + marginSamples),
  }
}
