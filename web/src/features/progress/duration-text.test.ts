import { expect, test } from 'vitest'
import { durationText } from './duration-text.ts'

test.each([
  [0, '0 min'],
  [1, '1 s'],
  [59.9, '59 s'],
  [60, '1 min'],
  [119, '1 min'],
  [3600, '1 h 0 min'],
  [4740, '1 h 19 min'],
  [5_000_000, '1,388 h 53 min'],
])('%s seconds are %s', (seconds, text) => {
  expect(durationText(seconds, 'en').replaceAll('\u00a0', ' ')).toBe(text)
})
