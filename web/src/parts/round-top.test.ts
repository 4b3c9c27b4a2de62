import { expect, test } from 'vitest'
import { roundTop } from './round-top.ts'

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 10],
  [11, 20],
  [37, 40],
  [41, 100],
  [2000, 2000],
])('a scale for %d ends at %d', (most, top) => {
  expect(roundTop(most)).toBe(top)
})
