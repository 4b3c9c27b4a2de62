import { expect, test } from 'vitest'
import { mergeAlternatives } from './merge-alternatives.ts'

test.each([
  ['bread, loaf', 'Loaf; roll', 500, 'bread, loaf, roll'],
  ['', 'a, b', 500, 'a, b'],
  ['a', '', 500, 'a'],
  ['a', 'A', 500, 'a'],
  ['abc', 'def', 6, 'abc'],
])('%j and %j, with at most %i characters, become %j', (ours, theirs, maximum, merged) => {
  expect(mergeAlternatives(ours, theirs, maximum)).toBe(merged)
})
