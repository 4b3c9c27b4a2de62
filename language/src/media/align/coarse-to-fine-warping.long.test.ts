import { expect, test } from 'vitest'
import { coarseToFineWarp } from './coarse-to-fine-warping.ts'
import { randomWalk } from './testing/random-walk.ts'

/** More than the three minutes of a window. */
const rows = 19_500

test('the path through a long recording is exact to one frame, and its progress only rises', async () => {
  const reference = randomWalk(rows)
  const shares: number[] = []
  const { first } = await coarseToFineWarp(
    { reference, recording: reference, isPause: new Uint8Array(rows) },
    { yieldControl: async () => {}, onProgress: (share) => void shares.push(share) },
  )
  expect(first).toHaveLength(rows)
  expect(first.reduce((most, frame, row) => Math.max(most, Math.abs(frame - row)), 0)).toBeLessThanOrEqual(1)
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeCloseTo(1)
})
