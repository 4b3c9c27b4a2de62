import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languageCodes, profileOf } from '@verbena/language/languages'
import type { CoursePack, LanguagePack } from '@verbena/language/packs/language-pack'
import { packs } from '@verbena/language/packs/packs'
import { inventedPack } from '@verbena/language/packs/testing/qaa/qaa-pack'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentDirectory } from './content-for-tests.ts'
import { missingParts } from './missing-parts.ts'

test.each(languageCodes)('nothing is missing for %s', (code) => {
  const { study } = profileOf(code)
  expect(missingParts({ code, pack: packs[code], ...(study && { study }) }, contentDirectory)).toEqual([])
})

/** All files of a course in qaa, except its pack. */
const files: Record<string, unknown> = {
  'lexicon/home.json': [{ words: { qaa: ['vel'] } }],
  'lessons/a1/01-home.json': { items: [{ says: { qaa: ['Toma vel nis.'] } }, { concept: 'house' }] },
  'lessons/theory/qaa/a1.json': {},
  'grammar/qaa/a1/01-plurals.json': {},
  'writing/rules/qaa.json': [],
  'writing/style/qaa.json': {},
  'writing/richer/qaa.json': [],
  'writing/samples/qaa.json': [],
  'writing/benchmark/first/qaa.json': {},
  'writing/benchmark/second/qaa.json': {},
}
const course: CoursePack = {
  ...inventedPack,
  study: 'course',
  spelling: { hunspellPackage: 'dictionary-qaa' },
}
const withoutSpelling: LanguagePack = { ...inventedPack, study: 'course' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-content-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(without?: string) {
  for (const [name, content] of Object.entries(files))
    if (name !== without) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), JSON.stringify(content))
    }
}
const missing = (study: 'media' | 'course' | undefined, pack: LanguagePack | undefined) =>
  missingParts({ code: 'qaa', pack, ...(study && { study }) }, folder)

describe('a language for media', () => {
  test('needs a pack and a dictionary', () => {
    expect(missing('media', undefined)).toEqual(['pack is missing for qaa', 'dictionary is missing for qaa'])
    expect(missing('media', inventedPack)).toEqual(['dictionary is missing for qaa'])
  })

  test('has a dictionary if its pack names sources or the lexicon has its words', () => {
    expect(missing('media', { ...inventedPack, dictionarySources: { threeLetterCode: 'qaa' } })).toEqual([])
    write()
    expect(missing('media', inventedPack)).toEqual([])
  })
})

test('a native language needs its pack only', () => {
  expect([missing(undefined, undefined), missing(undefined, inventedPack)]).toEqual([
    ['pack is missing for qaa'],
    [],
  ])
})

describe('a course language', () => {
  test('is complete with all parts', () => {
    write()
    expect(missing('course', course)).toEqual([])
  })

  test('needs a spelling dictionary in its pack', () => {
    write()
    expect(missing('course', withoutSpelling)).toEqual(['spelling is missing for qaa'])
    // @ts-expect-error The type checker reports it too.
    const typed: CoursePack = withoutSpelling
    expect(typed.spelling).toBeUndefined()
  })

  test.each([
    ['lexicon/home.json', ['dictionary', 'lexicon']],
    ['lessons/theory/qaa/a1.json', ['lessons/theory']],
    ['grammar/qaa/a1/01-plurals.json', ['grammar']],
    ['writing/rules/qaa.json', ['writing/rules']],
    ['writing/style/qaa.json', ['writing/style']],
    ['writing/richer/qaa.json', ['writing/richer']],
    ['writing/samples/qaa.json', ['writing/samples']],
    ['writing/benchmark/first/qaa.json', ['writing/benchmark/first']],
    ['writing/benchmark/second/qaa.json', ['writing/benchmark/second']],
  ])('without %s is reported with its missing parts', (file, parts) => {
    write(file)
    expect(missing('course', course)).toEqual(parts.map((part) => `${part} is missing for qaa`))
  })

  test('without a sentence in any lesson is reported without lessons', () => {
    write('lessons/a1/01-home.json')
    mkdirSync(join(folder, 'lessons/a1'), { recursive: true })
    writeFileSync(
      join(folder, 'lessons/a1/01-home.json'),
      JSON.stringify({ items: [{ says: { en: ['House.'] } }] }),
    )
    expect(missing('course', course)).toEqual(['lessons is missing for qaa'])
  })
})
