import { expect, test } from 'vitest'
import { axisMaximum } from './axis-maximum.ts'

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
  expect(axisMaximum(most)).toBe(top)
})
