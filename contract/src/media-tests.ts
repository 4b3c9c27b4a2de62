import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { mediaIdSchema } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { latestSeconds } from './reviews.ts'

/** Questions of one test, and gaps of one text, at most. */
export const questionsMaximum = 10
export const gapsMaximum = 15
/** Stands in a text where a word was taken out. */
export const gapMark = '____'

export const questionKinds = ['understanding', 'meaning', 'missingWord', 'order', 'who'] as const
export type QuestionKind = (typeof questionKinds)[number]

export const quizQuestionSchema = z.object({
  kind: z.enum(questionKinds),
  question: z.string(),
  /** Three or four, each only once. */
  options: z.array(z.string()),
  correctIndex: z.number(),
  /** Never empty. */
  explanation: z.string(),
  /** The line that the question is about, from 0, and the second at which it is said. */
  segment: z.number(),
  seconds: z.number(),
  /** The word that the question is about, among the words of its line. */
  wordInSegment: z.optional(z.number()),
  /** The language of question and explanation; what they quote from the transcript is in the language studied. */
  questionLanguage: z.enum(languageCodes),
  optionsLanguage: z.enum(languageCodes),
})
export type QuizQuestion = z.infer<typeof quizQuestionSchema>

const asked = {
  /** Another seed asks other questions; the same asks the same. */
  seed: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))),
  /** For guests, who have no account to take them from. */
  nativeLanguage: z.optional(z.enum(languageCodes)),
  level: z.optional(z.enum(levels)),
}

export const generateQuiz = endpoint({
  method: 'GET',
  path: '/api/generate-quiz/:id',
  summary: 'Up to ten questions about a video or song; none where its transcript says too little.',
  access: 'anyone',
  params: z.strictObject({ id: mediaIdSchema }),
  query: z.strictObject(asked),
  reply: z.array(quizQuestionSchema),
})

export const fillGapsSchema = z.object({
  /** Which words of the whole text are gaps, from 0, in reading order; the lists below follow this order. */
  gapIndexes: z.array(z.number()),
  /** The whole text, a line for each segment, with `____` for each gap. */
  textWithGaps: z.string(),
  textWithGapsBySegments: z.array(z.string()),
  /** For each gap three or four words, the right one among them; the others never fit. */
  gapOptions: z.array(z.array(z.string())),
  correctAnswers: z.array(z.string()),
  gaps: z.array(
    z.object({
      /** Its line, from 0, the second at which that is said, and its place among the words of that line, from 0. */
      segment: z.number(),
      seconds: z.number(),
      wordInSegment: z.number(),
      lemma: z.optional(z.string()),
      /** What the word means, where the lexicon knows; several meanings where it is unsure: a hint that leaves one option right. */
      translation: z.optional(z.string()),
    }),
  ),
  /** The language of text and options. */
  language: z.enum(targetLanguageCodes),
})
export type FillGaps = z.infer<typeof fillGapsSchema>

export const generateFillGaps = endpoint({
  method: 'POST',
  path: '/generate-fill-gaps',
  summary: 'The text of a video or song with up to fifteen gaps; none where it says too little.',
  access: 'anyone',
  body: z.strictObject({ videoId: mediaIdSchema, ...asked }),
  reply: fillGapsSchema,
})

export const testKinds = ['quiz', 'gaps', 'song', 'dictation'] as const
export type TestKind = (typeof testKinds)[number]

const pointsSchema = z.int().check(z.minimum(0), z.maximum(10_000))
const totalSchema = z.int().check(z.minimum(1), z.maximum(10_000))

export const recordTestResult = endpoint({
  method: 'POST',
  path: '/api/test-results',
  summary: 'Keeps how a test of a video or song ended.',
  access: 'learner',
  body: z
    .strictObject({
      mediaId: mediaIdSchema,
      kind: z.enum(testKinds),
      /** How it was played, where there are several ways: results of each are kept apart. */
      mode: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,20}$/))),
      score: pointsSchema,
      total: totalSchema,
      /** Made by the client, so that a repeated call counts once. */
      attemptId: z.uuid(),
      /** How long ago it ended, where it waited for a connection. */
      secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
    })
    .check(z.refine(({ score, total }) => score <= total, { path: ['score'], error: 'is above the total' })),
  reply: z.object({ success: z.literal(true) }),
})

const resultSchema = z.object({
  score: z.number(),
  total: z.number(),
  /** ISO 8601. */
  at: z.string(),
})

export const testResultSchema = z.object({
  kind: z.enum(testKinds),
  /** Empty where the test has one way to be played. */
  mode: z.string(),
  attempts: z.number(),
  /** The greatest share of right answers. */
  best: resultSchema,
  last: resultSchema,
})
export type TestResult = z.infer<typeof testResultSchema>

export const listTestResults = endpoint({
  method: 'GET',
  path: '/api/test-results/:id',
  summary: 'The best and the last result of each test of a video or song; empty where none was taken.',
  access: 'learner',
  params: z.strictObject({ id: mediaIdSchema }),
  reply: z.array(testResultSchema),
})
