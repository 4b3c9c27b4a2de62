import { expect, test } from 'vitest'
import { glossesOf, isWordByWord, sourceNames } from './word-by-word.ts'

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
  expect(glossesOf({ word: '¿Ves? Ya está.', translation: 'see · already · be' }, 'es')).toEqual([
    { text: 'Ves', gloss: 'see' },
    { text: 'Ya', gloss: 'already' },
    { text: 'está', gloss: 'be' },
  ])
})

test('translations that do not count as the words do are not told apart', () => {
  expect(glossesOf({ word: 'ya está', translation: 'done' }, 'es')).toBeNull()
})
