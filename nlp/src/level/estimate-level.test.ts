import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import { contentDirectory, starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { type Level, levels } from '@verbena/language/levels'
import { describe, expect, test } from 'vitest'
import { estimateLevel } from './estimate-level.ts'

const steps = (one: Level, other: Level) => Math.abs(levels.indexOf(one) - levels.indexOf(other))

const bundled = readStarterCatalogue(contentDirectory).map(({ item, transcript }) => ({
  id: item.id,
  author: item.level,
  estimate: estimateLevel(
    lexicon,
    item.language,
    transcript.segments.map(({ text }) => text),
  ),
}))

describe('the estimated level', () => {
  test.each(bundled)('of $id is at most one step from its author’s $author', ({ author, estimate }) => {
    expect(estimate).not.toBeNull()
    expect(steps(author, estimate ?? 'C2')).toBeLessThanOrEqual(1)
  })

  test('is the author’s level for most bundled items', () => {
    const hits = bundled.filter(({ author, estimate }) => author === estimate)
    expect(hits.length / bundled.length).toBeGreaterThanOrEqual(0.7)
  })

  const easy = 'The cat is in the house. It is very big. I see a dog. You have water.'
  const repeat = (text: string, times: number) => Array.from({ length: times }, () => text)

  test('is low for the commonest words in short sentences', () => {
    expect(estimateLevel(lexicon, 'en', repeat(easy, 3))).toBe('A1')
  })

  test('rises with the length of the sentences', () => {
    const long = `${easy.replaceAll('.', ' and')} so it is.`
    expect(estimateLevel(lexicon, 'en', repeat(long, 3))).toBe('C2')
    expect(estimateLevel(lexicon, 'en', repeat('the cat is in the house and it is very big', 20))).toBe('A1')
  })

  test('of a learner’s text does not rise with spelling mistakes', () => {
    const slips = 'Teh cat iz in the hous and it is very bigg. I see a dogg and you hav water.'
    const written = [...repeat(easy, 1), ...repeat(slips, 3)]
    expect(estimateLevel(lexicon, 'en', written)).toBe('C1')
    const spelled = 'The cat is in the house and it is very big. I see a dog and you have water.'
    expect(estimateLevel(lexicon, 'en', written, 'left out')).toBe(
      estimateLevel(lexicon, 'en', [...repeat(easy, 1), ...repeat(spelled, 3)]),
    )
  })

  test('rises with words that the lexicon lacks, and not with names', () => {
    const hard = 'Perspicacious obfuscations notwithstanding, the cat is perfunctory and grandiloquent.'
    const rankOf = (easyLines: number, hardLines: number) =>
      levels.indexOf(
        estimateLevel(lexicon, 'en', [...repeat(easy, easyLines), ...repeat(hard, hardLines)]) ?? 'A1',
      )
    expect(rankOf(3, 6)).toBeGreaterThan(rankOf(12, 4))
    expect(rankOf(12, 4)).toBeGreaterThanOrEqual(rankOf(12, 0))
    const withNames = estimateLevel(
      lexicon,
      'en',
      repeat('I see Zbigniew and Wojciechowska in the house.', 8),
    )
    expect(withNames).toBe(estimateLevel(lexicon, 'en', repeat('I see him and her in the house.', 8)))
  })

  test('is not given for too little text', () => {
    expect(estimateLevel(lexicon, 'en', [])).toBeNull()
    expect(estimateLevel(lexicon, 'en', ['♪ … ♪', '1984', 'Hello!'])).toBeNull()
  })
})
