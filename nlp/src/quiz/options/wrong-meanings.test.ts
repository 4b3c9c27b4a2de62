import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { matchesAlternative } from '@verbena/language/answer/matches-alternative'
import { courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { expect, test } from 'vitest'
import { senseOf } from '../../lexicon/lexicon.ts'
import { rightMeaning, wrongMeanings, wrongMeaningsAt } from './wrong-meanings.ts'

const bread = { language: 'es', lemma: 'pan', translation: 'bread, loaf', nativeLanguage: 'en' } as const

test('a word has twelve different wrong meanings, always the same ones', () => {
  const wrong = wrongMeanings(lexicon, bread)
  expect(new Set(wrong).size).toBe(12)
  expect(wrongMeanings(lexicon, bread)).toEqual(wrong)
})

test.each([
  ['pan', 'bread'],
  ['plato', 'plate'],
  ['perro', 'dog'],
  ['comer', 'to eat'],
  ['rojo', 'red'],
  ['octubre', 'October'],
])('the wrong meanings of %s are of its part of speech, topic and level', (lemma, translation) => {
  const wrong = wrongMeanings(lexicon, { ...bread, lemma, translation })
  const [asked] = lexicon.readings('es', lemma).map(({ concept }) => concept)
  const fits = wrong
    .slice(0, 3)
    .filter((one) =>
      lexicon
        .entries('en', one.replace(/^to /, ''))
        .some(
          (concept) =>
            concept.partOfSpeech === asked?.partOfSpeech &&
            lexicon.topicOf(concept) === lexicon.topicOf(asked) &&
            Math.abs(levels.indexOf(concept.level) - levels.indexOf(asked.level)) <= 1,
        ),
    )
  expect(fits).toEqual(wrong.slice(0, 3))
})

test('four attempts have different wrong meanings, and every later one is not the one before', () => {
  const pool = wrongMeanings(lexicon, bread)
  const shown = [0, 1, 2, 3].flatMap((attempt) => wrongMeaningsAt(pool, attempt))
  expect(new Set(shown).size).toBe(12)
  for (let attempt = 0; attempt < 20; attempt++)
    expect(wrongMeaningsAt(pool, attempt + 1)).not.toEqual(wrongMeaningsAt(pool, attempt))
  expect(wrongMeaningsAt([], 3)).toEqual([])
  expect(wrongMeaningsAt(['salt', 'milk'], 1)).toHaveLength(2)
})

test('the saved meaning of a word with several decides its topic', () => {
  const topicsOf = (translation: string) =>
    wrongMeanings(lexicon, { ...bread, lemma: 'banco', translation })
      .slice(0, 6)
      .join()
  expect(topicsOf('bank')).not.toBe(topicsOf('bench'))
})

test.each([
  ['cocinar', 'to cook', 'cook'],
  ['plato', 'the plate, dish', 'plate'],
  ['pan', 'bread, loaf', 'bread'],
  ['pan', 'my daily bread', 'my daily bread'],
  ['zzyzx', 'a place', 'a place'],
])('the right option of %s, saved as "%s", is "%s"', (lemma, translation, right) => {
  expect(rightMeaning(lexicon, { ...bread, lemma, translation })).toBe(right)
})

test('a word that the lexicon lacks has wrong meanings too', () => {
  expect(wrongMeanings(lexicon, { ...bread, lemma: 'zzyzx', translation: 'a place' })).toHaveLength(12)
  expect(wrongMeanings(lexicon, { ...bread, lemma: 'zzyzx', translation: '' })).toHaveLength(12)
})

test('no wrong meaning is accepted as a right answer, in any course language', { timeout: 60_000 }, () => {
  for (const language of courseLanguageCodes) {
    const nativeLanguage = language === 'en' ? 'es' : 'en'
    for (const concept of lexicon.conceptsOf('noun', 'A1').concat(lexicon.conceptsOf('verb', 'A2'))) {
      const lemma = concept.words[language]?.[0]
      if (!lemma) continue
      const translation = senseOf({ lemma, reasons: [], concept }, nativeLanguage).translations.join(', ')
      const wrong = wrongMeanings(lexicon, { language, lemma, translation, nativeLanguage })
      expect(wrong.filter((one) => matchesAlternative(one, translation))).toEqual([])
      expect(wrong.length).toBeGreaterThanOrEqual(6)
    }
  }
})
