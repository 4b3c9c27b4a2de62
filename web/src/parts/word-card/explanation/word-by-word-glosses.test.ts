import { expect, test } from 'vitest'
import { isWordByWord, sourceNames, wordByWordGlosses } from './word-by-word-glosses.ts'

test.each([
  ['Verbena lexicon, word by word', 'Verbena lexicon', true],
  ['Verbena lexicon, word by word, FreeDict spa-eng', 'Verbena lexicon, FreeDict spa-eng', true],
  ['Verbena lexicon', 'Verbena lexicon', false],
  [undefined, '', false],
])('the source «%s» names %s', (source, names, isGloss) => {
  expect([sourceNames(source), isWordByWord({ source })]).toEqual([names, isGloss])
})

test('a phrase that the learner has a translation of is not called word by word', () => {
  expect(isWordByWord({ source: 'Verbena lexicon, word by word', isOwn: true })).toBe(false)
})

test('each word stands with its own translation, the marks between them left out', () => {
  expect(wordByWordGlosses({ word: '¿Ves? Ya está.', translation: 'see · already · be' }, 'es')).toEqual([
    { text: 'Ves', gloss: 'see' },
    { text: 'Ya', gloss: 'already' },
    { text: 'está', gloss: 'be' },
  ])
})

test('translations that do not count as the words do are not told apart', () => {
  expect(wordByWordGlosses({ word: 'ya está', translation: 'done' }, 'es')).toBeNull()
})
