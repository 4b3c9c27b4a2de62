import { expect, test } from 'vitest'
import { foldForSearch, normaliseAnswer } from './normalise.ts'

test.each([
  ['  El Café ', 'el café'],
  // The same é, typed as e and a combining accent.
  ['Cafe\u0301', 'caf\u00e9'],
  ['ΚΑΛΗΜΈΡΑ', 'καλημέρα'],
  [' \t\n', ''],
])('an answer is compared without outer space and case: %j', (text, expected) => {
  expect(normaliseAnswer(text)).toBe(expected)
})

test.each([
  ['Café', 'cafe'],
  ['Καλημέρα', 'καλημερα'],
  ['Über', 'uber'],
  ['two   words\n', 'two words'],
  ['', ''],
])('a search ignores accents and spacing: %j', (text, expected) => {
  expect(foldForSearch(text)).toBe(expected)
})
