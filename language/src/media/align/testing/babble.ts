import { seededRandom } from '../../../random/seeded-random.ts'
import { alignedSampleRate } from '../signal/mel-filters.ts'
import { createFeatureReader, type SoundFeatures } from '../signal/sound-features.ts'

/** Synthetic speech: syllables of random vowels, each a hum through two resonances. */
export type Babble = { samples: Float32Array; starts: number[]; end: number }

type Options = {
  syllables: number
  /** The duration of a syllable. */
  seconds?: number
  /** The factor of all resonances, like a vocal tract of another length. */
  vocalTract?: number
  seed?: string
}

/** @returns the same syllables for the same seed, with any duration and vocal tract */
export function babble({ syllables, seconds = 0.2, vocalTract = 1, seed = 'babble' }: Options): Babble {
  const random = seededRandom(seed)
  const length = Math.round(seconds * alignedSampleRate)
  const samples = new Float32Array(length * syllables)
  const starts: number[] = []
  for (let syllable = 0; syllable < syllables; syllable++) {
    const formants = [300 + 600 * random(), 900 + 1500 * random()].map((hertz) => hertz * vocalTract)
    starts.push((syllable * length) / alignedSampleRate)
    const wave = hum(formants)
    for (let index = 0; index < length; index++) {
      const swell = Math.min(1, (10 * Math.min(index, length - index)) / length)
      samples[syllable * length + index] = wave[index % period]! * swell
    }
  }
  return { samples, starts, end: samples.length / alignedSampleRate }
}

/** Samples of one period of a voice of 125 Hz. */
const period = 128

/** One period of a voice, whose harmonics are loudest near the resonances. */
function hum(formants: readonly number[]): Float32Array {
  const wave = new Float32Array(period)
  for (let harmonic = 1; harmonic <= 25; harmonic++) {
    const hertz = (harmonic * alignedSampleRate) / period
    const loudness = formants.reduce(
      (best, formant) => Math.max(best, Math.exp(-Math.abs(hertz - formant) / 150)),
      0.01,
    )
    for (let index = 0; index < period; index++)
      wave[index]! += 0.1 * loudness * Math.sin((2 * Math.PI * harmonic * index) / period)
  }
  return wave
}

/** Joins sounds. */
export function joinSounds(...parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export const silence = (seconds: number) => new Float32Array(Math.round(seconds * alignedSampleRate))

export function noise(seconds: number, loudness = 0.1, seed = 'noise'): Float32Array {
  const random = seededRandom(seed)
  return silence(seconds).map(() => (random() * 2 - 1) * loudness)
}

export function featuresOf(samples: Float32Array): SoundFeatures {
  const reader = createFeatureReader()
  reader.push(samples)
  return reader.finish()
}
