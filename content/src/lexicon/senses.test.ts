import { existsSync, readFileSync } from 'node:fs'
import { courseLanguageCodes } from '@verbena/language/languages'
import { parseSenseFrequencies } from '@verbena/nlp/ranking/senses/sense-frequencies'
import { expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { associationPaths, parseAssociations, senseFrequenciesPath } from './senses.ts'

test.each(courseLanguageCodes)(
  'the frequencies of meanings in %s add up, and name concepts of the word',
  (language) => {
    const path = senseFrequenciesPath(contentDirectory, language)
    expect(existsSync(path)).toBe(true)
    const faults: string[] = []
    for (const [word, shares] of parseSenseFrequencies(readFileSync(path, 'utf8'))) {
      const sum = Object.values(shares).reduce((total, share) => total + share, 0)
      if (!(Math.abs(sum - 1) < 0.001)) faults.push(`${word}: ${sum}`)
      const ids = new Set(lexicon.entries(language, word).map(({ id }) => id))
      faults.push(
        ...Object.keys(shares)
          .filter((id) => !ids.has(id))
          .map((id) => `${word}: ${id}`),
      )
    }
    expect(faults).toEqual([])
  },
)

test('associations belong to concepts, and their words are in the lexicon', () => {
  const associations = parseAssociations(
    associationPaths(contentDirectory).map((path) => readFileSync(path, 'utf8')),
  )
  expect([...associations.keys()].filter((id) => !lexicon.concept(id))).toEqual([])
  const words = new Set([...associations.values()].flat())
  expect([...words].filter((word) => lexicon.readings('en', word).length === 0)).toEqual([])
})
