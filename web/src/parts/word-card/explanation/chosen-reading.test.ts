import type { Explanation } from '@verbena/contract/lookup/lookup'
import { expect, test } from 'vitest'
import { type Alternative, chosenReading, otherReadings } from './chosen-reading.ts'

const casa: Explanation = {
  word: 'casa',
  translation: 'house',
  definition: 'a building where people live',
  example: 'La casa tiene un jardín.',
  lemma: 'casa',
  partOfSpeech: 'noun',
  ipa: 'ˈkasa',
  status: 'learning',
  source: 'Verbena lexicon',
}
const home: Alternative = { lemma: 'casa', partOfSpeech: 'noun', translation: 'home' }

test('a lookup that finds the chosen reading is shown as it is', () => {
  expect(chosenReading(casa, { ...home, translation: 'house' })).toBe(casa)
})

test('of a reading that the lookup does not put first only what is sure is shown', () => {
  expect(chosenReading(casa, home)).toEqual({
    ...home,
    word: 'casa',
    definition: '',
    example: '',
    ipa: 'ˈkasa',
    status: 'learning',
    source: 'Verbena lexicon',
  })
})

test('how well another base form is known, and how it sounds, is not taken over', () => {
  const marry: Alternative = { lemma: 'casar', partOfSpeech: 'verb', translation: 'marry' }
  const reading = chosenReading({ ...casa, error: 'No entry' }, marry)
  expect([reading.word, reading.status, reading.ipa, reading.error]).toEqual([
    'casar',
    undefined,
    undefined,
    undefined,
  ])
})

test('other readings are named once each, and the one that is shown not among them', () => {
  const shown = { lemma: 'casa', partOfSpeech: 'noun', translation: 'house' } as const
  expect(otherReadings({ ...casa, alternatives: [shown, home, home] })).toEqual([home])
  expect(otherReadings(casa)).toEqual([])
})
