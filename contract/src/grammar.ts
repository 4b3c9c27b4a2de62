import { courseLanguageCodes, languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/* Topics of a language's grammar with their questions, and what the learner knows of them. */

/**
 * `new`: never practised. `weak`: fewer than seven of the last ten answers right. `strong`: nine or more of the last ten.
 * `growing`: between them, or too few answers.
 */
export const topicStandings = ['new', 'weak', 'growing', 'strong'] as const
export type TopicStanding = (typeof topicStandings)[number]

const exerciseSchema = z.object({
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
export type GrammarExercise = z.infer<typeof exerciseSchema>

export const grammarTopicSchema = z.object({
  /** Language and name: `es-ser-and-estar`. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  level: z.enum(levels),
  language: z.enum(courseLanguageCodes),
  /** The language of name, description, theory and explanations: English where they have no other. */
  explainedIn: z.enum(languageCodes),
  /** HTML with a few elements, like the theory of a lesson. */
  theory: z.string(),
  exercises: z.array(exerciseSchema),
  standing: z.enum(topicStandings),
  /** The number of answers, and of right ones among the last ten. */
  answered: z.number(),
  recent: z.object({ answered: z.number(), correct: z.number() }),
  /** ISO 8601: when it is due again; null if it was never practised. */
  dueAt: z.nullable(z.string()),
})
export type GrammarTopic = z.infer<typeof grammarTopicSchema>

export const listGrammarTopics = endpoint({
  method: 'GET',
  path: '/api/grammar',
  summary: 'Every topic of the language studied with its questions, in the order in which they are learned.',
  access: 'learner',
  query: z.strictObject({ language: z.optional(z.enum(targetLanguageCodes)) }),
  reply: z.array(grammarTopicSchema),
})

export const recordGrammarAnswer = endpoint({
  method: 'POST',
  path: '/api/update-progress',
  summary: 'An answer to a question of grammar; sent twice with one id it counts once.',
  access: 'learner',
  body: z.strictObject({
    /** Made by the client. */
    id: z.uuid(),
    topicId: text({ min: 1, max: 80 }),
    exerciseId: text({ min: 1, max: 80 }),
    /** The chosen option. */
    answer: text({ min: 1, max: 60 }),
    /** Seconds since the answer, where it waited for a connection. */
    secondsAgo: z.optional(z.number().check(z.minimum(0), z.maximum(30 * 86_400))),
  }),
  reply: z.object({ success: z.literal(true), isCorrect: z.boolean(), standing: z.enum(topicStandings) }),
})

const areaSchema = z.object({ id: z.string(), name: z.string(), level: z.enum(levels) })

export const readGrammarProgress = endpoint({
  method: 'GET',
  path: '/api/grammar/progress',
  summary: 'What the learner did in the grammar of the language studied.',
  access: 'learner',
  reply: z.object({
    /** Answers given. */
    exercisesCompleted: z.number(),
    /** Percent of right answers; null without answers. */
    accuracy: z.nullable(z.number()),
    /** Topics that are strong. */
    topicsLearned: z.number(),
    weakAreas: z.array(areaSchema),
    strongAreas: z.array(areaSchema),
    /** Topics that are due. */
    due: z.array(areaSchema),
  }),
})
export type GrammarProgress = z.infer<(typeof readGrammarProgress)['reply']>

export const findShownTopics = endpoint({
  method: 'GET',
  path: '/api/grammar/shown',
  summary: 'The topics that a line shows, at most three.',
  access: 'anyone',
  query: z.strictObject({
    line: text({ min: 1, max: 600 }),
    language: z.enum(targetLanguageCodes),
    nativeLanguage: z.optional(z.enum(languageCodes)),
  }),
  reply: z.array(areaSchema),
})
