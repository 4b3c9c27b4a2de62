import { expect, test } from 'vitest'
import type { Concept } from '../../lexicon/concept-schema.ts'
import { genderShownBy, nounGender } from './noun-gender.ts'

const glass: Concept = {
  id: 'glass',
  partOfSpeech: 'noun',
  level: 'A1',
  words: { es: ['vaso', 'copa'], de: ['Glas', 'Becher'] },
  gender: { es: 'm', de: 'n' },
  definition: { en: 'you drink from it', es: 'se bebe de él' },
}

test.each([
  ['es', 'vaso', 'm', 'because the lexicon has it'],
  ['es', 'copa', 'f', 'because of its ending; the lexicon has the gender of the first word only'],
  ['de', 'Becher', undefined, 'because its ending shows no gender'],
] as const)('%s %s is %s, %s', (language, lemma, gender, _why) => {
  expect(nounGender(language, { concept: glass, lemma })).toBe(gender)
})

test.each([
  ['es', 'una', 'f'],
  ['es', 'del', 'm'],
  ['fr', 'cette', 'f'],
  ['it', 'nello', 'm'],
  ['es', 'de', undefined],
  ['en', 'a', undefined],
] as const)('%s %s shows %s', (language, word, gender) => {
  expect(genderShownBy(language, word)).toBe(gender)
})
