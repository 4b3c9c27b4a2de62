import { alignedSampleRate } from '../media/align/signal/mel-filters.ts'

const windowSamples = alignedSampleRate / 50
/** Quieter parts than this share of the loudest one are background noise. */
const quietShare = 0.06
/** A recording without louder parts has no speech; full scale is 1. */
const silence = 0.004
/** A margin around speech, so that the first sound is complete. */
const marginSamples = alignedSampleRate * 0.04

/** The range of speech in a recording, in samples. */
export type SpeechSpan = { from: number; to: number }

/** The range of speech; null if there is none. @param samples of -1 to 1 at 16 kHz, mono */
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
