import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { targetLanguageCodes } from '@verbena/language/languages'
import { packs } from '@verbena/language/packs/packs'
import { phrasebookReadings } from '@verbena/nlp/phrases/phrasebook/find-phrases'
import { phraseFileSchema } from '@verbena/nlp/phrases/phrasebook/phrase-file-schema'
import { contextWindowsIn } from '@verbena/nlp/ranking/context-window'
import { describe, expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'

const courseLanguages = targetLanguageCodes.filter((code) => packs[code]?.study === 'course')
const fileOf = (code: string) => join(contentDirectory, 'phrases', `${code}.json`)

describe.each(courseLanguages.filter((code) => existsSync(fileOf(code))))('phrases of %s', (code) => {
  const book = lexicon.phrasebook(code)
  const phrases = book?.phrases ?? []

  test('the file has the format', () => {
    const file = JSON.parse(readFileSync(fileOf(code), 'utf8'))
    expect(phraseFileSchema.safeParse(file).error?.issues ?? []).toEqual([])
  })

  test('no pattern is listed twice', () => {
    const patterns = phrases.map(({ entry }) => entry.pattern)
    expect(patterns.filter((pattern, index) => patterns.indexOf(pattern) !== index)).toEqual([])
  })

  test('a phrase has the meaning of the lexicon, or its own in every course language', () => {
    const wrong = phrases.filter(({ entry, headword }) =>
      'isInLexicon' in entry
        ? lexicon.entries(code, headword).length === 0
        : lexicon.entries(code, headword).length > 0 ||
          courseLanguages.some((other) => !entry.meaning[other]),
    )
    expect(wrong.map(({ headword }) => headword)).toEqual([])
  })

  test('the example of each contains it', { timeout: 60_000 }, () => {
    const lost = phrases.filter(({ entry, headword, concepts }) => {
      const windowAt = contextWindowsIn(entry.example, code)
      const touched = windowAt(0).words.filter((_, at) =>
        phrasebookReadings({ lexicon, language: code, around: windowAt(at) }).some(
          (reading) => reading.lemma === headword && concepts.includes(reading.concept),
        ),
      )
      return touched.length < 1
    })
    expect(lost.map(({ entry }) => `${entry.pattern}: ${entry.example}`)).toEqual([])
  })
})
