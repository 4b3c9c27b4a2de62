import { expect, test } from 'vitest'
import { playedShare } from './played-share.ts'

test.each([
  // stopped at, of this length, share
  [0, 100, 0],
  [null, 100, 0],
  [50, 100, 0.5],
  [89.9, 100, 0.899],
  [90, 100, 1],
  [100, 100, 1],
  [130, 100, 1],
  [-3, 100, 0],
  [0, 8, 0],
  [2, 8, 1],
  [50, null, null],
  [50, 0, null],
])('stopped at %s of %s seconds is a share of %s', (progress, durationSeconds, share) => {
  expect(playedShare({ progress, durationSeconds })).toBe(share)
})
