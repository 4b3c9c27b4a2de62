import { courseLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import { textKey } from '@verbena/language/text/text-key'
import { describe, expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { readStyleBook } from './style-book.ts'

describe.each(courseLanguageCodes)('richer words and style of %s', (language) => {
  const { richer, style } = readStyleBook(contentDirectory, language)

  test('have at least thirty words, each once, explained in two languages', () => {
    expect(richer.length).toBeGreaterThanOrEqual(30)
    const words = richer.map(({ word }) => textKey(word))
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
    const alike = richer.flatMap((entry) => entry.richer.filter(({ en, es }) => en === es))
    expect(alike).toEqual([])
  })

  test('replace words that the lexicon has with that part of speech', () => {
    const faults = richer.filter(
      ({ word, is }) => !lexicon.entries(language, word).some(({ partOfSpeech }) => partOfSpeech === is),
    )
    expect(faults.map(({ word, is }) => `${word} ${is}`)).toEqual([])
  })

  test('never suggest an easier word', () => {
    const rank = (word: string) =>
      Math.min(...lexicon.entries(language, word).map(({ level }) => levels.indexOf(level)))
    const faults = richer.flatMap(({ word, richer: others }) =>
      others.filter((other) => rank(other.word) < rank(word)).map((other) => `${word} → ${other.word}`),
    )
    expect(faults).toEqual([])
  })

  test('call no word both casual and formal', () => {
    const formal = new Set(style.formal.map(({ word }) => word))
    expect(style.casual.filter(({ word }) => formal.has(word))).toEqual([])
  })
})
