import { expect, test } from 'vitest'
import { syllablesOf } from './syllables.ts'

test.each([
  ['trabajo', 'tra ba jo'],
  ['abrazo', 'a bra zo'],
  ['pan', 'pan'],
  ['puerta', 'puer ta'],
  ['aquí', 'a quí'],
  ['Freundschaft', 'Freund schaft'],
  ['καλημέρα', 'κα λη μέ ρα'],
  ['være', 'væ re'],
  ['mañana', 'ma ña na'],
  ['pst', 'pst'],
  ['', ''],
])('%s has the syllables %s', (word, parts) => {
  expect(syllablesOf(word).join(' ')).toBe(parts)
  expect(syllablesOf(word).join('')).toBe(word)
})
