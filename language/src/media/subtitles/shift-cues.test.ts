import { expect, test } from 'vitest'
import { shiftCues } from './shift-cues.ts'

test('cues are shifted with their words, but not before 0', () => {
  const cues = [
    { text: 'a', start: 0, end: 1 },
    { text: 'b', start: 1.1, end: 3, words: [{ text: 'b', start: 1.1, end: 2 }] },
  ]
  expect(shiftCues(cues, -1.2)).toEqual([
    { text: 'b', start: 0, end: 1.8, words: [{ text: 'b', start: 0, end: 0.8 }] },
  ])
  expect(shiftCues(cues, 0.1)[1]).toEqual({
    text: 'b',
    start: 1.2,
    end: 3.1,
    words: [{ text: 'b', start: 1.2, end: 2.1 }],
  })
})
