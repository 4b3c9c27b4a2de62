import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isExactAnswer } from '@verbena/language/judge/judge-answer'
import type { CourseLanguageCode } from '@verbena/language/languages'
import { sentenceWords } from '@verbena/language/lessons/sentence-words'
import { expect, test } from 'vitest'
import { contentDirectory } from '../testing/content-for-tests.ts'
import { hasSentences } from './lesson-book.ts'
import { readStarterLessons } from './starter-lessons.ts'
import { readStarterTheories } from './starter-theories.ts'
import { safeTheory } from './theory-html.ts'
import { type TheoryFile, theoryLanguages } from './theory-schema.ts'

const folder = join(contentDirectory, 'lessons', 'theory')
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  : []
const itemsOf = new Map(
  readStarterLessons(contentDirectory).map(({ level, slug, items }) => [
    `${level.toLowerCase()} ${slug}`,
    new Set((items as { id: string }[]).map(({ id }) => id)),
  ]),
)

test('every theory can be read and belongs to an existing lesson with existing items', () => {
  readStarterTheories(contentDirectory)
  const faults: string[] = []
  for (const name of files) {
    const level = /(\w\d)\.json$/.exec(name)?.[1] ?? ''
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as TheoryFile
    for (const [slug, { theory, why = {} }] of Object.entries(file)) {
      const items = itemsOf.get(`${level} ${slug}`)
      if (!items) faults.push(`${name}: no lesson ${slug}`)
      for (const id of Object.keys(why)) if (!items?.has(id)) faults.push(`${name} ${slug}: no item ${id}`)
      for (const [language, html] of Object.entries(theory))
        if (safeTheory(html) !== html) faults.push(`${name} ${slug} ${language}: an element is not closed`)
    }
  }
  expect(faults).toEqual([])
})

const lessonOf = new Map(
  readStarterLessons(contentDirectory).map((lesson) => [
    `${lesson.level.toLowerCase()} ${lesson.slug}`,
    lesson,
  ]),
)
const keyOf = (sentence: string) =>
  sentenceWords(sentence.replace(/<[^>]*>/g, ''))
    .map(({ key }) => key)
    .join(' ')

const isWritten = (sentence: string, patterns: readonly string[]) =>
  patterns.some((one) => keyOf(one) === keyOf(sentence))
const isRight = (sentence: string, patterns: readonly string[], language: CourseLanguageCode) =>
  isExactAnswer(sentence.replace(/<[^>]*>/g, ''), patterns, language)

/** Items of a list that show a sentence with its meaning; some show two short phrases instead. */
const example = /<li><em>((?:(?!<\/em>).)+)<\/em> – ((?:(?!<\/li>|–).)+)<\/li>/g

test('an example in a theory is a sentence of its lesson, with the same meaning', () => {
  const faults: string[] = []
  let count = 0
  for (const name of files) {
    const [, target = '', level = ''] = /(\w\w).(\w\d)\.json$/.exec(name) ?? []
    const file = JSON.parse(readFileSync(join(folder, name), 'utf8')) as TheoryFile
    for (const [slug, { theory }] of Object.entries(file)) {
      const lesson = lessonOf.get(`${level} ${slug}`)
      if (!lesson || !hasSentences(lesson)) continue
      for (const language of theoryLanguages)
        for (const [, said = '', meant = ''] of theory[language]?.matchAll(example) ?? []) {
          count++
          // "(a woman)" names the speaker, if the native language does not show the gender.
          const pair = [said, meant.replace(/ \([^)]*\)$/, '')] as const
          const isSaid = [isWritten, isRight].some((fits) =>
            lesson.items.some(
              ({ says }) =>
                fits(pair[0], says[target as CourseLanguageCode], target as CourseLanguageCode) &&
                fits(pair[1], says[language], language),
            ),
          )
          if (!isSaid) faults.push(`${name} ${slug} ${language}: ${said} – ${meant}`)
        }
    }
  }
  expect(faults).toEqual([])
  expect(count).toBeGreaterThan(2300)
}, 60_000)

/** A French punctuation mark after a space must not begin a line. */
const loose = / [!?;:»]|«(?!\u00a0)|\u202f/

test('no line break can separate a French punctuation mark from its word', () => {
  const written = files.flatMap((name) =>
    Object.values(JSON.parse(readFileSync(join(folder, name), 'utf8')) as TheoryFile).flatMap(
      ({ theory, why = {} }) => [theory.fr ?? '', ...Object.values(why).map(({ fr = '' }) => fr)],
    ),
  )
  const named = readStarterLessons(contentDirectory).flatMap((lesson) => [
    lesson.title.fr,
    lesson.goal.fr,
    ...(hasSentences(lesson) ? lesson.items.flatMap(({ says }) => says.fr) : []),
  ])
  expect(written.length + named.length).toBeGreaterThan(1000)
  expect([...written, ...named].filter((text) => loose.test(text))).toEqual([])
})

test('the error for an invalid file names the file', () => {
  const root = mkdtempSync(join(tmpdir(), 'vb-theory-'))
  const place = join(root, 'lessons', 'theory', 'es')
  mkdirSync(place, { recursive: true })
  const html = `<p onclick="x()">${'a'.repeat(100)}</p>`
  writeFileSync(join(place, 'a1.json'), JSON.stringify({ hello: { theory: { en: html } } }))
  expect(() => readStarterTheories(root)).toThrow(/es.a1\.json/)
  rmSync(root, { recursive: true })
})
