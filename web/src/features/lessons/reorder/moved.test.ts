import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 1, 'bac'],
  [5, 0, 'abc'],
])('the entry at %i moved to %i', (from, to, result) => {
  expect(moved([...'abc'], from, to).join('')).toBe(result)
})
