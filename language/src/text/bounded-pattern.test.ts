import { expect, test } from 'vitest'
import { isBounded } from './bounded-pattern.ts'

test.each([
  ['\\p{L}+ed', true],
  ['[aeiou]*n', true],
  ['a.{0,40}?b', true],
  ['a.*b', false],
  ['(?:ab)+', false],
  ['a{2,}', false],
])('the time to search for %s grows only with the line: %s', (pattern, expected) => {
  expect(isBounded(pattern)).toBe(expected)
})
