import { readStarterCatalogue } from '@verbena/content/catalogue/starter-catalogue'
import { contentDirectory, starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import type { FillGaps, QuizQuestion } from '@verbena/contract/media-tests'
import { gapMark, gapsMaximum, questionsMaximum } from '@verbena/contract/media-tests'
import { languageCodes } from '@verbena/language/languages'
import { afterAll, describe, expect, test } from 'vitest'
import { generateGaps } from './generate-gaps.ts'
import { generatePool, generateQuiz } from './generate-quiz.ts'
import { isAlsoRight } from './options/also-right.ts'
import { analyseTranscript } from './transcript/analyse-transcript.ts'
import type { AnalysedTranscript } from './transcript/analysed-transcript.ts'

/** Checks the tests of all bundled transcripts, for all native languages and several seeds. */
const items = readStarterCatalogue(contentDirectory).map(({ item, transcript }) => ({
  id: item.id,
  level: item.level,
  transcript: analyseTranscript(lexicon, item.language, transcript.segments),
  minutes: transcript.segments.reduce((sum, { duration }) => sum + duration, 0) / 60,
}))
const seeds = ['1', 'again']
const perMinute = 8
const wordsForAllGaps = 150

const natives = items.flatMap(({ transcript }, at) =>
  languageCodes
    .filter((code) => code !== transcript.language)
    .map((native) => [items[at]?.id ?? '', native] as const),
)
const counts: string[] = []
let checked = 0
afterAll(() => {
  process.stdout.write(`${checked} questions and gaps checked\n${counts.join('\n')}\n`)
})

function faultsOf(transcript: AnalysedTranscript, question: QuizQuestion): string[] {
  const { options, correctIndex, explanation, kind, segment, wordInSegment, optionsLanguage } = question
  checked += 1
  const right = options[correctIndex] ?? ''
  const asked = { kind, segment, wordInSegment, right, optionsLanguage }
  const others = options.filter((_, index) => index !== correctIndex)
  const faults = [
    ...others
      .filter((option) => isAlsoRight(transcript, asked, option))
      .map((option) => `${option} is right as well as ${right}`),
    ...(right === '' || options.length < 3 || options.length > 4 ? ['has other than 3 or 4 options'] : []),
    ...(explanation.trim().length < 15 ? ['has no explanation'] : []),
    ...(/undefined|null|NaN|\s\s/.test(`${question.question} ${explanation}`) ? ['is badly worded'] : []),
  ]
  return faults.map((fault) => `${question.question} ${fault}`)
}

function faultsOfGaps(transcript: AnalysedTranscript, gaps: FillGaps): string[] {
  return gaps.gapIndexes.flatMap((index, at) => {
    checked += 1
    const word = transcript.words[index]
    const right = gaps.correctAnswers[at] ?? ''
    const { segment = 0, wordInSegment = 0 } = gaps.gaps[at] ?? {}
    const asked = {
      kind: 'missingWord',
      segment,
      wordInSegment,
      right,
      optionsLanguage: transcript.language,
    } as const
    const options = gaps.gapOptions[at] ?? []
    const others = options.filter((option) => option !== right)
    return [
      ...others.filter((option) => isAlsoRight(transcript, asked, option)),
      ...(word?.text !== right || word !== transcript.lines[segment]?.words[wordInSegment]
        ? ['stands elsewhere']
        : []),
      ...(options.length < 3 || others.length !== options.length - 1 ? ['has too few options'] : []),
      ...(index === 0 || gaps.gapIndexes.includes(index + 1) ? ['is where no gap should be'] : []),
    ].map((fault) => `${right}: ${fault}`)
  })
}

describe.each(natives)('%s for the native language %s', { timeout: 30_000 }, (id, nativeLanguage) => {
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error(`no ${id}`)
  const { transcript, level, minutes } = item

  test('has enough questions, each with one right option and an explanation', () => {
    for (const seed of seeds) {
      const pool = generatePool({ transcript, learner: { level }, nativeLanguage, seed })
      expect(pool.flatMap((question) => faultsOf(transcript, question))).toEqual([])
      expect(pool.length / minutes).toBeGreaterThanOrEqual(perMinute)
      if (seed === seeds[0])
        counts.push(
          `${id} ${nativeLanguage}: ${pool.length} questions, ${(pool.length / minutes).toFixed(1)} a minute`,
        )
    }
  })

  test('makes a complete test of several kinds, which depends only on the seed', () => {
    const tests = seeds.map((seed) => generateQuiz({ transcript, learner: { level }, nativeLanguage, seed }))
    for (const quiz of tests) {
      expect(quiz).toHaveLength(questionsMaximum)
      expect(quiz.flatMap((question) => faultsOf(transcript, question))).toEqual([])
      expect(new Set(quiz.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
      expect(quiz.map(({ segment }) => segment)).toEqual(
        quiz.map(({ segment }) => segment).sort((a, b) => a - b),
      )
    }
    expect(tests[0]).not.toEqual(tests[1])
    expect(generateQuiz({ transcript, learner: { level }, nativeLanguage, seed: seeds[0] ?? '' })).toEqual(
      tests[0],
    )
  })

  test('has as many gaps as the text allows', () => {
    for (const seed of seeds) {
      const gaps = generateGaps({ transcript, learner: { level }, nativeLanguage, seed })
      expect(faultsOfGaps(transcript, gaps)).toEqual([])
      expect(gaps.textWithGaps.split(gapMark)).toHaveLength(gaps.gapIndexes.length + 1)
      const expected = Math.min(
        gapsMaximum,
        Math.floor(transcript.words.length / (wordsForAllGaps / gapsMaximum)),
      )
      expect(gaps.gapIndexes.length).toBeGreaterThanOrEqual(expected)
    }
  })
})

test('right answers are at every place about equally often', () => {
  const places = items.flatMap(({ transcript, level }) =>
    generatePool({ transcript, learner: { level }, nativeLanguage: 'en', seed: '1' }).map(
      ({ correctIndex }) => correctIndex,
    ),
  )
  for (const place of [0, 1, 2, 3])
    expect(places.filter((one) => one === place).length / places.length).toBeGreaterThan(0.2)
})
