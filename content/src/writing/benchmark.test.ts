import { type CourseLanguageCode, courseLanguageCodes } from '@verbena/language/languages'
import { createRuleBook } from '@verbena/nlp/writing-check/match-rules'
import { readText } from '@verbena/nlp/writing-check/tokens'
import { afterAll, describe, expect, test } from 'vitest'
import { contentDirectory, starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { benchmarkSets, measureCheck, measuredLine, readBenchmark } from './benchmark.ts'
import { readWritingRules } from './starter-rules.ts'

const lines: string[] = []
afterAll(() => {
  process.stdout.write(`our rules alone\n${lines.join('\n')}\n`)
})

function checking(language: CourseLanguageCode) {
  const book = createRuleBook(
    readWritingRules(contentDirectory, language).map(({ natives: _, ...rule }) => rule),
    lexicon,
  )
  return (text: string) => book.check(readText(text, language), 'es')
}

const sets = courseLanguageCodes.flatMap((language) => benchmarkSets.map((set) => ({ language, set })))

describe.each(sets)('the $set sentences of $language', ({ language, set }) => {
  const benchmark = readBenchmark(contentDirectory, set, language)

  test('are at least 25 right and 25 wrong ones, and each wrong one contains its error', () => {
    expect(benchmark.wrong.length).toBeGreaterThanOrEqual(25)
    expect(benchmark.right.length).toBeGreaterThanOrEqual(25)
    expect(benchmark.wrong.filter(({ text, error }) => !text.includes(error))).toEqual([])
  })

  test('cause at most 4 % false alarms of our rules', async () => {
    const measured = await measureCheck(benchmark, checking(language))
    lines.push(measuredLine(`${language}, ${set} set`, measured))
    expect(measured.alarms / measured.alarmsOf, measured.alarmed.join('\n')).toBeLessThanOrEqual(0.04)
  })
})
