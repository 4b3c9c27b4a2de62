import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { expect, test } from 'vitest'
import { findRecommendedList, recommendedId, recommendedLists, recommendedWord } from './recommended-lists.ts'

test.each(courseLanguageCodes)(
  '%s has lists of eight to forty words at A1 to C1, each word once',
  (language) => {
    const native = language === 'en' ? 'es' : 'en'
    const lists = recommendedLists(lexicon, language, native)
    expect(new Set(lists.map(({ level }) => level))).toEqual(new Set(levels.slice(0, 5)))
    expect(lists.length).toBeGreaterThan(60)
    expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length)
    const words = lists.flatMap(({ concepts }) => concepts.map(({ id }) => id))
    expect(new Set(words).size).toBe(words.length)
    for (const { id, name, concepts } of lists) {
      expect(id).toMatch(recommendedId)
      expect(name).not.toBe('')
      expect(concepts.length).toBeGreaterThanOrEqual(8)
      expect(concepts.length).toBeLessThanOrEqual(40)
      expect(findRecommendedList(lexicon, id, language, native)?.concepts).toEqual(concepts)
      for (const concept of concepts) {
        const { word, translation, definition } = recommendedWord(concept, language, native)
        expect([word, translation, definition]).not.toContain('')
      }
    }
  },
)

test.each(['rec-food-A9', 'rec-none-A1', 'rec-food-A1-9', 'food', '', 'rec-constructor-A1'])(
  '%o is no id of a list',
  (id) => {
    expect(findRecommendedList(lexicon, id, 'es', 'en')).toBeUndefined()
  },
)

test('names are in Spanish for native speakers of it, and in English for others', () => {
  expect(recommendedLists(lexicon, 'en', 'es').map(({ name }) => name)).toContain('Comida y bebida')
  expect(recommendedLists(lexicon, 'es', 'fr').map(({ name }) => name)).toContain('Food and drink')
})
