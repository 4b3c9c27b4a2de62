import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { describe, expect, test } from 'vitest'
import { starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { checkerFor, hostileTexts } from './testing/checker-for.ts'

/** Every third example: some thousand right sentences. */
const examplesOf = (language: CourseLanguageCode) =>
  levels
    .flatMap((level) => partsOfSpeech.flatMap((partOfSpeech) => lexicon.conceptsOf(partOfSpeech, level)))
    .flatMap(({ example }) => example?.[language] ?? [])
    .filter((_, place) => place % 3 === 0)

describe.each(courseLanguageCodes)('the writing rules of %s', (language) => {
  const { rules, check } = checkerFor(language)

  test('say next to nothing of the example sentences of our lexicon', () => {
    const alarms = examplesOf(language).flatMap((text) =>
      check(text).map(({ rule, fixes }) => `${rule.id}: ${text} → ${fixes[0]}`),
    )
    expect(alarms.length / examplesOf(language).length, alarms.join('\n')).toBeLessThanOrEqual(0.002)
  })

  test('end on whatever is written', { timeout: 15_000 }, () => {
    // The time-out of the test ends a search that never ends.
    for (const text of hostileTexts(rules, 20_000)) check(text)
  })
})
