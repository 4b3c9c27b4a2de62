import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { describe, expect, test } from 'vitest'
import { contentDirectory } from '../testing/content-for-tests.ts'
import { applyFixes } from './testing/apply-fixes.ts'
import { checkerFor, hostileTexts } from './testing/checker-for.ts'

function topicsOf(language: CourseLanguageCode): Set<string> {
  const folder = join(contentDirectory, 'grammar', language)
  if (!existsSync(folder)) return new Set()
  return new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(
      (name) => /\d\d-([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? [],
    ),
  )
}

describe.each(courseLanguageCodes)('the writing rules of %s', (language) => {
  const { rules, check } = checkerFor(language)
  const ids = rules.map(({ id }) => id)

  test('have different ids', () => {
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test('find and correct the errors in their examples', { timeout: 60_000 }, () => {
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

  test('find nothing in the right examples of all rules', () => {
    const right = rules.flatMap((rule) => [...rule.right, ...rule.wrong.map(({ fix }) => fix)])
    const alarms = right.flatMap((text) => check(text).map(({ rule }) => ({ id: rule.id, text })))
    const isRule = ({ id }: { id: string }) => ids.includes(id)
    expect(alarms.filter(isRule)).toEqual([])
    // The checks of grammar meet the hardest sentences of all rules here.
    const general = alarms.filter((one) => !isRule(one))
    expect(general.length / right.length, JSON.stringify(general, null, 1)).toBeLessThanOrEqual(0.02)
  })

  test('have different messages in English and Spanish', () => {
    expect(rules.filter(({ message }) => message.en === message.es).map(({ id }) => id)).toEqual([])
  })

  test('name only existing topics', () => {
    const topics = topicsOf(language)
    expect(rules.filter(({ topic }) => topic && !topics.has(topic)).map(({ id }) => id)).toEqual([])
  })

  test('check any text in limited time', () => {
    // If a search never ends, the timeout of the test stops it.
    for (const text of hostileTexts(rules, 4000)) check(text)
  })
})
