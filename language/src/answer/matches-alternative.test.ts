import { expect, test } from 'vitest'
import { matchesAlternative } from './matches-alternative.ts'

test.each([
  ['the same word', 'cat', 'cat'],
  ['another case and outer space', '  CAT ', 'Cat'],
  ['the second alternative', 'tomcat', 'cat, tomcat'],
  ['more than the alternative', 'the cat', 'cat, tomcat'],
  ['a part of the alternative', 'to wake', 'to wake up'],
  ['an accent typed in two strokes', 'cafe\u0301', 'caf\u00e9'],
])('accepts %s', (_, answer, translation) => {
  expect(matchesAlternative(answer, translation)).toBe(true)
})

test.each([
  ['another word', 'dog', 'cat, tomcat'],
  ['a blank answer', '   ', 'cat'],
  ['any answer to a word without a translation', 'cat', ''],
  ['another word although the translation ends with a comma', 'dog', 'cat, '],
  ['another word although alternatives are blank', 'dog', ' , ,'],
  ['a blank answer to a blank translation', '', ''],
])('refuses %s', (_, answer, translation) => {
  expect(matchesAlternative(answer, translation)).toBe(false)
})
