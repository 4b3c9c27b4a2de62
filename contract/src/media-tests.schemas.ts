import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { mediaIdSchema } from './catalogue.schemas.ts'
import { latestSeconds } from './reviews/review-limits.ts'

/** `story`: about the story, written by an author. The others are generated. */
export const questionKinds = ['story', 'understanding', 'meaning', 'missingWord', 'order', 'who'] as const

export const quizQuestionSchema = z.object({
  kind: z.enum(questionKinds),
  question: z.string(),
  /** Three or four distinct options. */
  options: z.array(z.string()),
  correctIndex: z.number(),
  /** Never empty. */
  explanation: z.string(),
  /** The index of the line of the question, from 0, and the time in seconds at which the line is played. */
  segment: z.number(),
  seconds: z.number(),
  /** The index of the word of the question among the words of its line. */
  wordInSegment: z.optional(z.number()),
  /** The language of the question; quotations from the transcript are in the target language. */
  questionLanguage: z.enum(languageCodes),
  optionsLanguage: z.enum(languageCodes),
  /** Left out in the language of the question. */
  explanationLanguage: z.optional(z.enum(languageCodes)),
  /** Question and options in the language of the explanation, if they are in the target language. */
  help: z.optional(z.object({ question: z.string(), options: z.array(z.string()) })),
})

const asked = {
  /** The same seed gives the same questions. */
  seed: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))),
  /** For guests, who have no languages in an account. */
  nativeLanguage: z.optional(z.enum(languageCodes)),
  level: z.optional(z.enum(levels)),
}

export const generateQuiz = {
  summary:
    'Returns up to ten questions about a video or song. The list is empty when the transcript is too short.',
  params: z.strictObject({ id: mediaIdSchema }),
  query: z.strictObject(asked),
  reply: z.array(quizQuestionSchema),
}

export const fillGapsSchema = z.object({
  /** The indexes of the words of the whole text that are gaps, from 0, in reading order. The lists below have the same order. */
  gapIndexes: z.array(z.number()),
  /** The whole text, a line for each segment, with `____` for each gap. */
  textWithGaps: z.string(),
  textWithGapsBySegments: z.array(z.string()),
  /** For each gap three or four words: the right one, and distractors that do not fit. */
  gapOptions: z.array(z.array(z.string())),
  correctAnswers: z.array(z.string()),
  gaps: z.array(
    z.object({
      /** The index of its line, the time in seconds at which the line is played, and its index in the line; from 0. */
      segment: z.number(),
      seconds: z.number(),
      wordInSegment: z.number(),
      lemma: z.optional(z.string()),
      /** The meanings of the word, if the lexicon has them. With this hint only one option is right. */
      translation: z.optional(z.string()),
    }),
  ),
  /** The language of text and options. */
  language: z.enum(targetLanguageCodes),
})

export const generateFillGaps = {
  summary:
    'Returns the text of a video or song with up to fifteen gaps. There are no gaps when the text is too short.',
  body: z.strictObject({ videoId: mediaIdSchema, ...asked }),
  reply: fillGapsSchema,
}

export const testKinds = ['quiz', 'gaps', 'song', 'dictation'] as const

const pointsSchema = z.int().check(z.minimum(0), z.maximum(10_000))
const totalSchema = z.int().check(z.minimum(1), z.maximum(10_000))

export const recordTestResult = {
  summary: 'Saves the result of a test of a video or song.',
  body: z
    .strictObject({
      mediaId: mediaIdSchema,
      kind: z.enum(testKinds),
      /** The mode, if the test has several. Each mode has its own results. */
      mode: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,20}$/))),
      score: pointsSchema,
      total: totalSchema,
      /** Made by the client, so that a repeated call counts once. */
      attemptId: z.uuid(),
      /** Seconds since the test ended, when the result was sent later because there was no connection. */
      secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
    })
    .check(z.refine(({ score, total }) => score <= total, { path: ['score'], error: 'is above the total' })),
  reply: z.object({ success: z.literal(true) }),
}

const resultSchema = z.object({
  score: z.number(),
  total: z.number(),
  /** ISO 8601. */
  at: z.string(),
})

export const testResultSchema = z.object({
  kind: z.enum(testKinds),
  /** Empty when the test has only one mode. */
  mode: z.string(),
  attempts: z.number(),
  /** The highest share of right answers. */
  best: resultSchema,
  last: resultSchema,
})

export const listTestResults = {
  summary:
    'Returns the best and the last result of each test of a video or song. The list is empty when no test was taken.',
  params: z.strictObject({ id: mediaIdSchema }),
  reply: z.array(testResultSchema),
}
