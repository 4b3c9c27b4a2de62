import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { describe, expect, test } from 'vitest'
import { starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { checkerFor, hostileTexts } from './testing/checker-for.ts'

/** Every third example of the lexicon. All of them are right. */
const examplesOf = (language: CourseLanguageCode) =>
  levels
    .flatMap((level) => partsOfSpeech.flatMap((partOfSpeech) => lexicon.conceptsOf(partOfSpeech, level)))
    .flatMap(({ example }) => example?.[language] ?? [])
    .filter((_, place) => place % 3 === 0)

describe.each(courseLanguageCodes)('the writing rules of %s', (language) => {
  const { rules, check } = checkerFor(language)

  test('cause at most 0.2 % false alarms on the examples of the lexicon', () => {
    const alarms = examplesOf(language).flatMap((text) =>
      check(text).map(({ rule, fixes }) => `${rule.id}: ${text} → ${fixes[0]}`),
    )
    expect(alarms.length / examplesOf(language).length, alarms.join('\n')).toBeLessThanOrEqual(0.002)
  })

  test('check any text in limited time', { timeout: 15_000 }, () => {
    // If a search never ends, the timeout of the test stops it.
    for (const text of hostileTexts(rules, 20_000)) check(text)
  })
})
