import { expect, test } from 'vitest'
import type { Concept } from '../../lexicon/concept-schema.ts'
import { buildLexicon } from '../../lexicon/lexicon.ts'
import type { SentenceWord } from '../model/sentence.ts'
import { profileOf } from './sentence-profile.ts'

const noun = (id: string, en: string, de: string): Concept => ({
  id,
  partOfSpeech: 'noun',
  level: 'A1',
  words: { en: [en], de: [de] },
  definition: { en: id, es: id },
})
const lexicon = buildLexicon(
  [
    noun('border', 'border', 'Grenze'),
    noun('limit', 'limit', 'Grenze'),
    noun('police', 'police', 'Polizei'),
    noun('speed', 'speed', 'Tempo'),
    noun('customs', 'customs', 'Zoll'),
  ],
  {
    associations: new Map([
      ['border', ['police', 'customs']],
      ['limit', ['speed']],
      ['police', ['customs']],
    ]),
  },
)
const wordsOf = (text: string): SentenceWord[] =>
  text.split(' ').map((written, token) => ({ key: written.toLowerCase(), written, token, mark: '' }))

test('a meaning is related to the words that it is associated with, in every language', () => {
  const relatednessOf = profileOf(lexicon, 'de', wordsOf('Polizei Grenze'))
  expect(relatednessOf(1, 'border').named).toBeGreaterThan(0)
  expect(relatednessOf(1, 'limit').named).toBe(0)
})

test('two meanings with a common association are related', () => {
  const relatednessOf = profileOf(lexicon, 'de', wordsOf('Polizei Grenze'))
  expect(relatednessOf(1, 'border').shared).toBeGreaterThan(relatednessOf(1, 'limit').shared)
})

test('a meaning is not related to its own word', () => {
  const relatednessOf = profileOf(lexicon, 'de', wordsOf('Polizei'))
  expect(relatednessOf(0, 'police')).toEqual({ named: 0, naming: 0, shared: 0 })
})

test('a sentence without known words says nothing', () => {
  expect(profileOf(lexicon, 'de', wordsOf('Xyz Grenze'))(1, 'border')).toEqual({
    named: 0,
    naming: 0,
    shared: 0,
  })
})
