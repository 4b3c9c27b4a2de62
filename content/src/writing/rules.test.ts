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

  test('are explained in two languages', () => {
    expect(rules.filter(({ message }) => message.en === message.es).map(({ id }) => id)).toEqual([])
  })

  test('name topics that there are', () => {
    const topics = topicsOf(language)
    expect(rules.filter(({ topic }) => topic && !topics.has(topic)).map(({ id }) => id)).toEqual([])
  })

  test('end on whatever is written', () => {
    // The time-out of the test ends a search that never ends.
    for (const text of hostileTexts(rules, 4000)) check(text)
  })
})
