import { expect, test } from 'vitest'
import { dictionaryLink } from './dictionary-link.ts'

test.each([
  ['niño', 'en', 'es', 'https://www.wordreference.com/enes/ni%C3%B1o'],
  ['of course', 'es', 'en', 'https://www.wordreference.com/esen/of%20course'],
  ['λόγος', 'en', 'el', 'https://glosbe.com/el/en/%CE%BB%CF%8C%CE%B3%CE%BF%CF%82'],
  ['a/b?c', 'es', 'fr', 'https://www.wordreference.com/esfr/a%2Fb%3Fc'],
] as const)('%s, from %s into %s', (word, native, target, href) => {
  expect(dictionaryLink(word, native, target)?.href).toBe(href)
})
