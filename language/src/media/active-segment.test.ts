import { expect, test } from 'vitest'
import { activeSegment } from './active-segment.ts'

const lines = [
  { start: 1, duration: 2 },
  { start: 3, duration: 1 },
  { start: 6, duration: 4 },
  { start: 7, duration: 1 },
  { start: 12, duration: 1 },
]

test.each([
  ['before the first line', 0, -1],
  ['at the very start of a line', 1, 0],
  ['within a line', 2.9, 0],
  ['where one line ends and the next starts', 3, 1],
  ['in the silence after a line', 5, 1],
  ['while two lines are spoken', 7.5, 3],
  ['when the shorter of two has ended', 9, 2],
  ['when both have ended', 11, 3],
  ['long after the last', 999, 4],
])('%s', (_, seconds, index) => {
  expect(activeSegment(lines, seconds)).toBe(index)
})

test('a transcript without lines has no active line', () => {
  expect(activeSegment([], 3)).toBe(-1)
})

test('every line of a long transcript is active at its start', () => {
  const long = Array.from({ length: 500 }, (_, index) => ({ start: index * 3, duration: 2 }))
  expect(long.map((line) => activeSegment(long, line.start))).toEqual(long.map((_, index) => index))
})
