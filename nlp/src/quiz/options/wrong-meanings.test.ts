import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { matchesAlternative } from '@verbena/language/answer/matches-alternative'
import { courseLanguageCodes } from '@verbena/language/languages'
import { expect, test } from 'vitest'
import { senseOf } from '../../lexicon/lexicon.ts'
import { wrongMeanings } from './wrong-meanings.ts'

const bread = {
  language: 'es',
  lemma: 'pan',
  translation: 'bread, loaf',
  nativeLanguage: 'en',
  seed: 'a',
} as const

test('a word has three wrong meanings of its part of speech, the same for the same seed', () => {
  const wrong = wrongMeanings(lexicon, bread)
  expect(wrong).toHaveLength(3)
  expect(new Set(wrong).size).toBe(3)
  expect(wrongMeanings(lexicon, bread)).toEqual(wrong)
  expect(wrongMeanings(lexicon, { ...bread, seed: 'b' })).not.toEqual(wrong)
  for (const one of wrong)
    expect(lexicon.entries('en', one).some(({ partOfSpeech }) => partOfSpeech === 'noun')).toBe(true)
})

test('a word that the lexicon lacks has three wrong meanings too', () => {
  expect(wrongMeanings(lexicon, { ...bread, lemma: 'zzyzx', translation: 'a place' })).toHaveLength(3)
  expect(wrongMeanings(lexicon, { ...bread, lemma: 'zzyzx', translation: '' })).toHaveLength(3)
})

test('no wrong meaning is accepted as a right answer, in any course language', { timeout: 60_000 }, () => {
  for (const language of courseLanguageCodes) {
    const nativeLanguage = language === 'en' ? 'es' : 'en'
    for (const concept of lexicon.conceptsOf('noun', 'A1').concat(lexicon.conceptsOf('verb', 'A2'))) {
      const lemma = concept.words[language]?.[0]
      if (!lemma) continue
      const translation = senseOf({ lemma, reasons: [], concept }, nativeLanguage).translations.join(', ')
      const wrong = wrongMeanings(lexicon, { language, lemma, translation, nativeLanguage, seed: 'x' })
      expect(wrong.filter((one) => matchesAlternative(one, translation))).toEqual([])
      expect(wrong.length).toBe(3)
    }
  }
})
