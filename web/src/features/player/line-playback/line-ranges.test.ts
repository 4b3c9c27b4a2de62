import { expect, test } from 'vitest'
import { lineEnd, lineEndBetween, lineRange, loopRange } from './line-ranges.ts'

const segments = [
  { text: 'a', start: 1, duration: 2 },
  { text: 'b', start: 4, duration: 3 },
  { text: 'c', start: 6, duration: 0 },
]

test('a line sounds for half a second at least, and a stretch from its first line to its last', () => {
  expect(lineRange(segments, 0)).toEqual({ start: 1, end: 3 })
  expect(lineRange(segments, 2)).toEqual({ start: 6, end: 6.5 })
  expect(loopRange(segments, { first: 0, last: 1 })).toEqual({ start: 1, end: 7 })
  expect(lineRange(segments, 9)).toBeNull()
  expect(loopRange(segments, null)).toBeNull()
})

test('a line that was shifted before the beginning begins there', () => {
  expect(lineRange([{ text: 'a', start: -1, duration: 2 }], 0)).toEqual({ start: 0, end: 1 })
})

test('a line is over where the next begins', () => {
  expect([0, 1, 2, 3].map((line) => lineEnd(segments, line))).toEqual([3, 6, 6, null])
})

test.each([
  ['inside a line', 0, 1.5, 2, null],
  ['over its end', 0, 2.9, 3.1, 3],
  ['exactly to its end', 0, 2.9, 3, 3],
  ['on from its end', 0, 3, 3.2, null],
  ['over the end of the next, from the silence before', 0, 3.9, 6, 6],
  ['before the first line', -1, 0.2, 0.4, null],
])('%s', (_, active, before, now, end) => {
  expect(lineEndBetween(segments, active, before, now)).toBe(end)
})
