import { courseLanguageCodes, languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { latestSeconds } from './reviews/review-limits.ts'
import { text } from './text.ts'

/**
 * `new`: never practised. `weak`: fewer than seven of the last ten answers right. `strong`: nine or more of the last ten.
 * `growing`: between them, or too few answers.
 */
export const topicStandings = ['new', 'weak', 'growing', 'strong'] as const

export const exerciseSchema = z.object({
  id: z.string(),
  /** In the language studied, with one gap `___`. */
  question: z.string(),
  options: z.array(z.string()),
  /** One of the options. */
  correctAnswer: z.string(),
  explanation: z.string(),
  /** Whether the last answer was right; null without an answer. */
  lastCorrect: z.nullable(z.boolean()),
})

export const grammarTopicSchema = z.object({
  /** Language and name: `es-ser-and-estar`. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  level: z.enum(levels),
  language: z.enum(courseLanguageCodes),
  /** The language of name, description, theory and explanations; English when the requested one is missing. */
  explainedIn: z.enum(languageCodes),
  /** HTML with a few elements, like the theory of a lesson. */
  theory: z.string(),
  exercises: z.array(exerciseSchema),
  standing: z.enum(topicStandings),
  /** The number of answers, and the number of right answers among the last ten. */
  answered: z.number(),
  recent: z.object({ answered: z.number(), correct: z.number() }),
  /** ISO 8601: when it is due again; null if it was never practised. */
  dueAt: z.nullable(z.string()),
})

export const listGrammarTopics = {
  summary: 'Lists all topics of a language with their questions, in the order in which they are learned.',
  query: z.strictObject({ language: z.optional(z.enum(targetLanguageCodes)) }),
  reply: z.array(grammarTopicSchema),
}

export const recordGrammarAnswer = {
  summary: 'Records an answer to a grammar question. A repeated request with the same id counts once.',
  body: z.strictObject({
    /** Made by the client. */
    id: z.uuid(),
    topicId: text({ min: 1, max: 80 }),
    exerciseId: text({ min: 1, max: 80 }),
    /** The chosen option. */
    answer: text({ min: 1, max: 60 }),
    /** Seconds since the answer, when it was sent later because there was no connection. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true), isCorrect: z.boolean(), standing: z.enum(topicStandings) }),
}

const areaSchema = z.object({ id: z.string(), name: z.string(), level: z.enum(levels) })

export const readGrammarProgress = {
  summary: "Returns the learner's progress in the grammar of the language that is studied.",
  reply: z.object({
    /** Answers given. */
    exercisesCompleted: z.number(),
    /** Percent of right answers; null without answers. */
    accuracy: z.nullable(z.number()),
    /** The number of topics with the standing `strong`. */
    topicsLearned: z.number(),
    weakAreas: z.array(areaSchema),
    strongAreas: z.array(areaSchema),
    /** Topics that are due. */
    due: z.array(areaSchema),
  }),
}

export const findShownTopics = {
  summary: 'Returns up to three grammar topics that occur in a line.',
  query: z.strictObject({
    line: text({ min: 1, max: 600 }),
    language: z.enum(targetLanguageCodes),
    nativeLanguage: z.optional(z.enum(languageCodes)),
  }),
  reply: z.array(areaSchema),
}
