import { explanationLanguageFor } from '@verbena/language/interface-languages'
import { type LanguageCode, languageCodes } from '@verbena/language/languages'
import {
  type StoryQuestion,
  type StoryText,
  storyQuestionsSchema,
} from '@verbena/nlp/quiz/story-questions-schema'
import { describe, expect, test } from 'vitest'
import { starterCatalogue } from '../testing/content-for-tests.ts'

const textsOf = (one: StoryQuestion): StoryText[] => [
  one.question,
  ...(one.type === 'choice' ? [one.right, ...one.wrong] : []),
]

describe.each(starterCatalogue().map((entry) => [entry.item.id, entry] as const))(
  '%s',
  (_, { item, story }) => {
    const languages: LanguageCode[] = ['en', 'es', item.language]

    test('has five questions about its story, from its beginning to its end, one of them true or false', () => {
      expect(story).toHaveLength(5)
      expect(new Set(story.map(({ line }) => line)).size).toBe(5)
      expect(story.some(({ type }) => type === 'statement')).toBe(true)
      const cited = story.map(({ line }) => line)
      expect(Math.min(...cited)).toBeLessThan(item.lines.length / 3)
      expect(Math.max(...cited)).toBeGreaterThan((item.lines.length * 2) / 3)
      for (const { line } of story) expect(item.lines[line]?.text).toBeTruthy()
    })

    test('has questions and options in English, Spanish and the language of the item, and no option twice', () => {
      for (const one of story)
        for (const language of languages) {
          const [question = '', ...options] = textsOf(one).map((text) => text[language] ?? '')
          expect([question, ...options]).not.toContain('')
          expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(options.length)
          expect(question).toMatch(/[?.]$/)
        }
    })

    test('has a reason in each language of explanations', () => {
      for (const { reason } of story)
        for (const language of languageCodes.map(explanationLanguageFor))
          expect(reason[language].length).toBeGreaterThanOrEqual(15)
    })
  },
)

test('the right option is not always the longest', () => {
  const choices = starterCatalogue().flatMap(({ story }) => story.filter(({ type }) => type === 'choice'))
  const longest = choices.filter(
    (one) => one.type === 'choice' && one.wrong.every((other) => other.en.length < one.right.en.length),
  )
  expect(longest.length / choices.length).toBeLessThan(0.5)
})

test('a question without Spanish, or without two wrong options, is refused', () => {
  const text = { en: 'a', es: 'a' }
  const right = { type: 'statement', line: 0, question: text, reason: text, isTrue: true }
  const five = (one: object) => storyQuestionsSchema.safeParse(Array(5).fill(one)).success
  expect(five(right)).toBe(true)
  expect(five({ ...right, reason: { en: 'a' } })).toBe(false)
  expect(five({ type: 'choice', line: 0, question: text, reason: text, right: text, wrong: [text] })).toBe(
    false,
  )
})
