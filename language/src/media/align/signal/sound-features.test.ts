import { describe, expect, test } from 'vitest'
import { alignedSampleRate } from './mel-filters.ts'
import { cepstraPerFrame, createFeatureReader, type SoundFeatures } from './sound-features.ts'

/** A rising tone, and a second tone that begins in its middle. */
const tones = Float32Array.from({ length: 3200 }, (_, index) => {
  const seconds = index / alignedSampleRate
  const rising = 0.4 * Math.sin(2 * Math.PI * (200 * seconds + 10_000 * seconds ** 2))
  return rising + (seconds > 0.1 ? 0.2 * Math.sin(2 * Math.PI * 440 * seconds) : 0)
})

function featuresOf(samples: Float32Array, pieceLength = samples.length): SoundFeatures {
  const reader = createFeatureReader()
  for (let at = 0; at < samples.length; at += pieceLength) reader.push(samples.subarray(at, at + pieceLength))
  return reader.finish()
}

describe('the cepstra of two tones', () => {
  // Computed with NumPy 2.4 (rfft, hamming) by the same formulas.
  test.each([
    [
      0,
      [-1.634, 1.811, 1.939, -0.231, -0.148, -0.457, -1.015, -0.283, -0.297, -0.029, 0.287, -0.119, -0.171],
    ],
    [9, [1.383, 0.296, -0.678, 0.453, 1.001, -1.251, -1.149, 1.308, -0.287, -1.719, 0.748, 1.14, -0.906]],
    [17, [1.082, -1.479, 1.401, 0.714, -1.348, 1.076, -0.678, -1.059, 1.163, -1.588, 0.356, 1.148, -1.26]],
  ])('in frame %i are those of NumPy', (frame, expected) => {
    const { cepstra } = featuresOf(tones)
    for (const [index, value] of expected.entries())
      expect(cepstra[frame * cepstraPerFrame + index]).toBeCloseTo(value, 2)
  })

  test('have 18 frames and their loudness', () => {
    const { frames, loudness } = featuresOf(tones)
    expect(frames).toBe(18)
    expect(loudness[9]).toBeCloseTo(-10.376, 2)
  })

  test.each([1, 7, 161, 1000])('are the same in pieces of %i samples', (pieceLength) => {
    expect(featuresOf(tones, pieceLength)).toEqual(featuresOf(tones))
  })
})

test.each([
  ['no samples', 0, () => 0, 0],
  ['less than a frame', 399, () => 0.5, 0],
  ['silence', 16_000, () => 0, 98],
  ['NaN', 16_000, () => Number.NaN, 98],
  ['infinity', 16_000, (index: number) => (index % 2 ? Infinity : -Infinity), 98],
] as const)('all figures of %s are finite', (_, length, sample, frames) => {
  const features = featuresOf(Float32Array.from({ length }, (_, index) => sample(index)))
  expect(features.frames).toBe(frames)
  expect([...features.cepstra, ...features.loudness].every(Number.isFinite)).toBe(true)
})
