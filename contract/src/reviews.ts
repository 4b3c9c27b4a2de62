import { targetLanguageCodes } from '@verbena/language/languages'
import { cardStates, grades } from '@verbena/language/spaced-repetition/grades'
import { directions, questionKinds } from '@verbena/language/spaced-repetition/question-kind'
import { retentionMaximum, retentionMinimum } from '@verbena/language/spaced-repetition/retention'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/** Days of the learner begin at their midnight: an IANA name such as Europe/Madrid; without it UTC. */
const timeZoneSchema = z.optional(text({ min: 1, max: 60 }))
/** Without it the language that the learner studies. */
const languageSchema = z.optional(z.enum(targetLanguageCodes))
const lemmaSchema = text({ min: 1, max: 200 })

export const reviewBatchMaximum = 50
/** Longer than this nobody thinks about an answer. */
export const millisecondsMaximum = 3_600_000

/** For each grade, in how many seconds it would be due again. */
const intervalsSchema = z.object({ again: z.number(), hard: z.number(), good: z.number(), easy: z.number() })
export type Intervals = z.infer<typeof intervalsSchema>

const reviewItemSchema = z.object({
  /** A base form in small letters; with language and direction it names the memory. */
  lemma: z.string(),
  language: z.enum(targetLanguageCodes),
  direction: z.enum(directions),
  exercise: z.enum(questionKinds),
  state: z.enum(cardStates),
  /** The saved word that stands for it. */
  wordId: z.string(),
  word: z.string(),
  translation: z.string(),
  definition: z.string(),
  example: z.string(),
  /** Of `choose` and `listen`: meanings, of which `correctIndex` is right and the others never are. */
  options: z.optional(z.array(z.string())),
  correctIndex: z.optional(z.number()),
  /** Of `cloze`: a sentence with `____` where `answer` stands. */
  sentence: z.optional(z.string()),
  answer: z.optional(z.string()),
  intervals: intervalsSchema,
})
export type ReviewItem = z.infer<typeof reviewItemSchema>

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  summary: 'What is to be reviewed now, over all lists: what is due first, then what is new.',
  access: 'learner',
  query: z.strictObject({
    language: languageSchema,
    timeZone: timeZoneSchema,
    /** Before its time, to practise without being graded: what comes back soonest, then what is new. */
    ahead: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.object({
    items: z.array(reviewItemSchema),
    /** How many are left for today, those of `items` included. */
    left: z.number(),
  }),
})

/** Answers that were given without a network may arrive this much later. */
export const latestSeconds = 30 * 24 * 60 * 60

export const recordReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
  summary: 'Grades how well something was remembered; sent again it counts once.',
  access: 'learner',
  body: z.strictObject({
    /** Made by the client. */
    id: z.uuid(),
    language: z.enum(targetLanguageCodes),
    lemma: lemmaSchema,
    direction: z.enum(directions),
    grade: z.enum(grades),
    exercise: z.enum(questionKinds),
    /** From the question to the answer. */
    milliseconds: z.optional(z.int().check(z.minimum(0), z.maximum(millisecondsMaximum))),
    /** Since the answer, where it had to wait for a network. The clocks of both sides may differ. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({
    success: z.literal(true),
    state: z.enum(cardStates),
    /** ISO 8601. */
    dueAt: z.string(),
    /** What the next answer would make of it. */
    intervals: intervalsSchema,
  }),
})

export const undoReview = endpoint({
  method: 'DELETE',
  path: '/api/reviews/:id',
  summary: 'Takes the last answer about something back: its memory is as it was before.',
  access: 'learner',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})

export const readReviewSummary = endpoint({
  method: 'GET',
  path: '/api/reviews/summary',
  summary: 'What was reviewed today, what is left, and what the next days bring.',
  access: 'learner',
  query: z.strictObject({ language: languageSchema, timeZone: timeZoneSchema }),
  reply: z.object({
    /** Due now or new, within the limits of a day. */
    left: z.number(),
    reviewedToday: z.number(),
    /** Memories, by how firm they are. */
    counts: z.object({ new: z.number(), learning: z.number(), firm: z.number() }),
    /** Share of the answers of the last 30 days to what had been learned that were right, 0 to 100. */
    remembered: z.nullable(z.number()),
    /** Today, with all that is overdue, and the 29 days after it. */
    forecast: z.array(z.object({ day: z.string(), due: z.number() })),
  }),
})

export const newPerDayMaximum = 200
export const reviewsPerDayMaximum = 2000

const settingsFields = {
  retention: z.number().check(z.minimum(retentionMinimum), z.maximum(retentionMaximum)),
  newPerDay: z.int().check(z.minimum(0), z.maximum(newPerDayMaximum)),
  reviewsPerDay: z.int().check(z.minimum(0), z.maximum(reviewsPerDayMaximum)),
  /** Whether an answer may lack its accents; they are shown all the same. */
  forgivesAccents: z.boolean(),
}

export const reviewSettingsSchema = z.object(settingsFields)
export type ReviewSettings = z.infer<typeof reviewSettingsSchema>
export const usualReviewSettings: ReviewSettings = {
  retention: 0.9,
  newPerDay: 20,
  reviewsPerDay: 200,
  forgivesAccents: true,
}

export const readReviewSettings = endpoint({
  method: 'GET',
  path: '/api/review-settings',
  summary: 'How the learner wants to be asked.',
  access: 'learner',
  reply: reviewSettingsSchema,
})

export const saveReviewSettings = endpoint({
  method: 'PUT',
  path: '/api/review-settings',
  summary: 'Changes how the learner is asked from now on; what is due stays due.',
  access: 'learner',
  body: z.strictObject(settingsFields),
  reply: reviewSettingsSchema,
})
