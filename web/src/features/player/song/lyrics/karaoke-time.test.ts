import { expect, test } from 'vitest'
import { steppedTime } from './karaoke-time.ts'

const words = [
  { start: 1, end: 2 },
  { start: 2.5, end: 4 },
]

test.each([
  [0.9, 0],
  [1, 2],
  [2.2, 2],
  [2.5, 4],
  [9, 4],
])('without motion the fill at %d s stands at %d s', (seconds, at) => {
  expect(steppedTime(words, seconds)).toBe(at)
})
