import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { countWords } from '@verbena/language/text/count-words'
import { describe, expect, test } from 'vitest'
import { contentDirectory } from '../testing/content-for-tests.ts'
import { readWritingSamples } from './writing-samples.ts'

const samples = readWritingSamples(contentDirectory)
/** The minimum and maximum of words of a text by level. */
const lengths = {
  A1: [40, 120],
  A2: [60, 170],
  B1: [90, 240],
  B2: [120, 300],
  C1: [150, 380],
  C2: [150, 450],
}

describe.each(courseLanguageCodes)('the samples of %s', (language) => {
  const found = samples(language)

  test('are one of each level, the easiest first', () => {
    expect(found.map(({ level }) => level)).toEqual([...levels])
  })

  test.each(found)('$id has the length of its level, and paragraphs', ({ level, text }) => {
    const words = countWords(text, language)
    const [least = 0, most = 0] = lengths[level]
    expect(words).toBeGreaterThanOrEqual(least)
    expect(words).toBeLessThanOrEqual(most)
    expect(text).toContain('\n\n')
    expect(text).not.toMatch(/\n{3}| {2}|[ \t]\n|\r/)
  })

  test.each(found)('$id has a task in both languages', ({ task }) => {
    expect(task.en).not.toBe(task.es)
  })
})

describe('a file of samples', () => {
  const good = {
    id: 'one',
    level: 'A1',
    title: 'Uno',
    task: { en: 'Write.', es: 'Escribe.' },
    text: 'palabra '.repeat(20).trim(),
  }
  const read = (content: unknown) => {
    const folder = mkdtempSync(join(tmpdir(), 'verbena-samples-'))
    mkdirSync(join(folder, 'writing', 'samples'), { recursive: true })
    writeFileSync(join(folder, 'writing', 'samples', 'es.json'), JSON.stringify(content))
    try {
      return readWritingSamples(folder)('es')
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  test('is read if it is valid', () => {
    expect(read([good]).map(({ id }) => id)).toEqual(['es-one'])
  })

  test.each([
    ['two samples with one id', [good, { ...good }]],
    ['an unknown level', [{ ...good, level: 'D1' }]],
    ['an unknown field', [{ ...good, author: 'x' }]],
    ['no Spanish task', [{ ...good, task: { en: 'Write.' } }]],
  ])('is named in the error for %s', (_, content) => {
    expect(() => read(content)).toThrow('es.json')
  })
})
