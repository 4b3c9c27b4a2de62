import { describe, expect, test } from 'vitest'
import { frameDistance, meanDistance } from './frame-distance.ts'
import { cepstraPerFrame } from './signal/sound-features.ts'

/** Frames whose values are all the same. */
const frames = (...values: number[]) =>
  Float32Array.from(values.flatMap((value) => Array.from({ length: cepstraPerFrame }, () => value)))

describe('the distance of two frames', () => {
  test.each([
    ['that are equal', 2, 2, 0],
    ['that differ by one in every value', 1, 2, Math.sqrt(cepstraPerFrame)],
    ['with opposite values', -3, 3, 6 * Math.sqrt(cepstraPerFrame)],
  ])('%s', (_, one, other, distance) => {
    expect(frameDistance(frames(0, one), 1, frames(9, 9, other), 2)).toBeCloseTo(distance, 5)
    expect(frameDistance(frames(other), 0, frames(one), 0)).toBeCloseTo(distance, 5)
  })
})

describe('the mean distance between two sounds', () => {
  test('is the mean of all pairs of their frames', () => {
    // Half of the pairs have the distance 0, half the distance 1.
    expect(meanDistance(frames(0, 1), frames(0, 1)) / Math.sqrt(cepstraPerFrame)).toBeCloseTo(0.5, 1)
    expect(meanDistance(frames(0), frames(1, 3)) / Math.sqrt(cepstraPerFrame)).toBeCloseTo(2, 1)
  })

  test('is never 0, so that others can be divided by it', () => {
    expect(meanDistance(frames(4, 4), frames(4))).toBeGreaterThan(0)
    expect([meanDistance(frames(), frames(1)), meanDistance(frames(1), frames())]).toEqual([1, 1])
  })
})
