import { starterLexicon as lexicon, starterCatalogue } from '@verbena/content/testing/content-for-tests'
import { questionsMaximum } from '@verbena/contract/media-tests'
import { languageCodes } from '@verbena/language/languages'
import { describe, expect, test } from 'vitest'
import { generateQuiz } from './generate-quiz.ts'
import { beginWithStory, storyQuiz } from './story-questions.ts'
import { analyseTranscript } from './transcript/analyse-transcript.ts'

const items = starterCatalogue().map(({ item, transcript, story }) => ({
  item,
  story,
  transcript: analyseTranscript(lexicon, item.language, transcript.segments),
}))
/** A quotation inside a quotation has other marks. */
const withoutMarks = (text: string) => text.replace(/[“”„«»‘’‚]/g, '')
const pairs = items.flatMap((one) =>
  languageCodes
    .filter((code) => code !== one.item.language)
    .map((native) => [one.item.id, native, one] as const),
)

describe.each(pairs)(
  'the story of %s for the native language %s',
  (_, nativeLanguage, { item, story, transcript }) => {
    const order = { transcript, learner: { level: item.level }, nativeLanguage, seed: '1' }

    test('is asked with one right option, and a reason that quotes a line', () => {
      const quiz = storyQuiz(order, story)
      expect(quiz).toHaveLength(5)
      for (const { options, correctIndex, explanation, segment, question } of quiz) {
        expect(options.length).toBeGreaterThanOrEqual(3)
        expect(options[correctIndex]).toBeTruthy()
        expect(new Set(options).size).toBe(options.length)
        expect(withoutMarks(explanation)).toContain(withoutMarks(transcript.lines[segment]?.quotedText ?? ''))
        expect(question).toMatch(/\S/)
      }
    })

    test('comes first in a test of ten questions, whose others are about other lines', () => {
      const quiz = beginWithStory(storyQuiz(order, story), generateQuiz(order))
      const [asked, others] = [quiz.slice(0, 5), quiz.slice(5)]
      expect(asked.every(({ kind }) => kind === 'story')).toBe(true)
      expect(others.every(({ segment }) => asked.every((one) => one.segment !== segment))).toBe(true)
      expect(quiz.length).toBe(questionsMaximum)
    })
  },
)

test('a test without a story stays as it is', () => {
  const [first] = items
  const order = {
    transcript: first!.transcript,
    learner: { level: 'A1' as const },
    nativeLanguage: 'en' as const,
    seed: '',
  }
  const quiz = generateQuiz(order)
  expect(beginWithStory([], quiz)).toEqual(quiz)
})
