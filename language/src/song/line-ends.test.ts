import { expect, test } from 'vitest'
import { lineEnds, playedOver } from './line-ends.ts'

test('a line ends at the start of the next line or shortly after its last word', () => {
  const lines = [
    { start: 1, duration: 9 },
    { start: 4, duration: 20, words: [{ end: 6 }, { end: 7 }] },
    { start: 30, duration: 2 },
  ]
  expect(lineEnds(lines)).toEqual([4, 7.3, 32])
})

test('a line without a duration ends after half a second', () => {
  const lines = [
    { start: 5, duration: 0 },
    { start: 5, duration: 3 },
  ]
  expect(lineEnds(lines)).toEqual([5.5, 8])
})

test.each([
  [3.9, 4, [0]],
  [4, 4.1, []],
  [3.5, 5, [0]],
  [5, 4.5, []],
  [2, 4.9, 'jump'],
  [8, 2, 'jump'],
] as const)('from %d to %d s playback passes %j', (from, to, passed) => {
  expect(playedOver([4, 6], from, to)).toEqual(passed)
})

test('two short lines can end in one step', () => {
  expect(playedOver([4, 4.5], 3.9, 4.6)).toEqual([0, 1])
})
