import { expect, test } from 'vitest'
import { playedPercent } from './played-percent.ts'

test.each([
  // position, duration, percent
  [0, 100, 0],
  [null, 100, 0],
  [50, 100, 50],
  [89.9, 100, 89],
  [90, 100, 100],
  [130, 100, 100],
  [-3, 100, 0],
  [0, 8, 0],
  [2, 8, 100],
  [50, null, null],
  [50, 0, null],
])('stopped at %s of %s seconds is %s percent', (stoppedAt, duration, percent) => {
  expect(playedPercent(stoppedAt, duration)).toBe(percent)
})
