import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { createRuleBook } from '@verbena/nlp/writing-check/match-rules'
import { readText } from '@verbena/nlp/writing-check/tokens'
import { describe, expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { readWritingRules } from './starter-rules.ts'
import { applyFixes } from './testing/apply-fixes.ts'

/** The notes of a language's rules, whoever they are for. */
function checking(language: CourseLanguageCode) {
  const rules = readWritingRules(contentDirectory, language)
  const book = createRuleBook(
    rules.map(({ natives: _, ...rule }) => rule),
    lexicon,
  )
  return { rules, check: (text: string) => book.check(readText(text, language), 'en') }
}

function topicsOf(language: CourseLanguageCode): Set<string> {
  const folder = join(contentDirectory, 'grammar', language)
  if (!existsSync(folder)) return new Set()
  return new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(
      (name) => /\d\d-([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? [],
    ),
  )
}

/** Every third of them: some thousand right sentences. */
const examplesOf = (language: CourseLanguageCode) =>
  levels
    .flatMap((level) => partsOfSpeech.flatMap((partOfSpeech) => lexicon.conceptsOf(partOfSpeech, level)))
    .flatMap(({ example }) => example?.[language] ?? [])
    .filter((_, place) => place % 3 === 0)

describe.each(courseLanguageCodes)('the writing rules of %s', (language) => {
  const { rules, check } = checking(language)
  const ids = rules.map(({ id }) => id)

  test('are called each by a name of its own', () => {
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test('find what is wrong in their examples, and mend it', () => {
    const results = rules.flatMap((rule) =>
      rule.wrong.map(({ text, fix }) => {
        const notes = check(text).filter((note) => note.rule.id === rule.id)
        return {
          rule: rule.id,
          wanted: fix,
          got: notes.length === 0 ? `no note: ${text}` : applyFixes(text, notes),
        }
      }),
    )
    expect(results.filter(({ wanted, got }) => wanted !== got)).toEqual([])
  })

  test('say nothing of what is right in their own and the others’ examples', () => {
    const right = rules.flatMap((rule) => [...rule.right, ...rule.wrong.map(({ fix }) => fix)])
    const alarms = right.flatMap((text) => check(text).map(({ rule }) => `${rule.id}: ${text}`))
    expect(alarms).toEqual([])
  })

  test('say next to nothing of the example sentences of our lexicon', () => {
    const alarms = examplesOf(language).flatMap((text) =>
      check(text).map(({ rule, fixes }) => `${rule.id}: ${text} → ${fixes[0]}`),
    )
    expect(alarms.length / examplesOf(language).length, alarms.join('\n')).toBeLessThanOrEqual(0.002)
  })

  test('are explained in two languages', () => {
    expect(rules.filter(({ message }) => message.en === message.es).map(({ id }) => id)).toEqual([])
  })

  test('name topics that there are', () => {
    const topics = topicsOf(language)
    expect(rules.filter(({ topic }) => topic && !topics.has(topic)).map(({ id }) => id)).toEqual([])
  })

  test('end on whatever is written', () => {
    // A search that never ends is ended by the time limit of the test.
    for (const hostile of ['a'.repeat(20_000), 'the '.repeat(5000), '. '.repeat(5000), '\n'.repeat(9000)]) {
      check(hostile)
    }
    const said = rules.flatMap(({ wrong }) => wrong.map(({ text }) => text)).join(' ')
    check(said.repeat(20).slice(0, 20_000))
  })
})
