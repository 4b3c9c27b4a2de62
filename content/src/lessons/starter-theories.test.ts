import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readStarterLessons } from './starter-lessons.ts'
import { readStarterTheories } from './starter-theories.ts'
import { safeTheory } from './theory-html.ts'
import type { TheoryFile } from './theory-schema.ts'

const content = join(import.meta.dirname, '..', '..')
const folder = join(content, 'lessons', 'theory')
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  : []
const itemsOf = new Map(
  readStarterLessons(content).map(({ level, slug, items }) => [
    `${level.toLowerCase()} ${slug}`,
    new Set((items as { id: string }[]).map(({ id }) => id)),
  ]),
)

test('every theory is read, and belongs to a lesson and to items that are there', () => {
  readStarterTheories(content)
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

test('a file that breaks its schema is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'vb-theory-'))
  const place = join(root, 'lessons', 'theory', 'es')
  mkdirSync(place, { recursive: true })
  const html = `<p onclick="x()">${'a'.repeat(100)}</p>`
  writeFileSync(join(place, 'a1.json'), JSON.stringify({ hello: { theory: { en: html } } }))
  expect(() => readStarterTheories(root)).toThrow(/es.a1\.json/)
  rmSync(root, { recursive: true })
})
