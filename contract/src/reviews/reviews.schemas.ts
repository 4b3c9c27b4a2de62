import { targetLanguageCodes } from '@verbena/language/languages'
import { cardStates, grades } from '@verbena/language/spaced-repetition/grades'
import { directions, questionKinds } from '@verbena/language/spaced-repetition/question-kind'
import { retentionMaximum, retentionMinimum } from '@verbena/language/spaced-repetition/retention'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import {
  latestSeconds,
  millisecondsMaximum,
  newPerDayMaximum,
  reviewsPerDayMaximum,
} from './review-limits.ts'

/**
 * An IANA name such as Europe/Madrid; when left out, the one that the browser reported last, else UTC. A learner's day
 * begins at 4:00 in this zone.
 */
const timeZoneSchema = z.optional(text({ min: 1, max: 60 }))
/** The language that the learner studies when left out. */
const languageSchema = z.optional(z.enum(targetLanguageCodes))
const lemmaSchema = text({ min: 1, max: 200 })

/** For each grade, the seconds until the card would be due again. */
export const intervalsSchema = z.object({
  again: z.number(),
  hard: z.number(),
  good: z.number(),
  easy: z.number(),
})

/** How a card is asked. */
const questionFields = {
  exercise: z.enum(questionKinds),
  /** For `choose` and `listen`: meanings, of which only the one at `correctIndex` is right. */
  options: z.optional(z.array(z.string())),
  correctIndex: z.optional(z.number()),
  /** For `cloze`: a sentence with `____` in the place of `answer`. */
  sentence: z.optional(z.string()),
  answer: z.optional(z.string()),
}

export const reviewItemSchema = z.object({
  /** The lemma key. With language and direction it identifies the card. */
  lemma: z.string(),
  language: z.enum(targetLanguageCodes),
  direction: z.enum(directions),
  ...questionFields,
  /** How it is asked when it comes back in the same session, as another kind and with other options. */
  repeated: z.optional(z.object(questionFields)),
  state: z.enum(cardStates),
  /** The saved word that is shown for it. */
  wordId: z.string(),
  word: z.string(),
  /** The word with its article; left out where it is `word`. */
  headword: z.optional(z.string()),
  translation: z.string(),
  definition: z.string(),
  example: z.string(),
  intervals: intervalsSchema,
})

export const listReviews = {
  summary: 'Returns the cards to review now, from all lists: due cards first, then new ones.',
  query: z.strictObject({
    language: languageSchema,
    timeZone: timeZoneSchema,
    /** Returns cards that are not due yet, for practice without grading: the soonest due first, then new ones. */
    ahead: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.object({
    items: z.array(reviewItemSchema),
    /** The number of cards left for today, including `items`. */
    left: z.number(),
  }),
}

export const recordReview = {
  summary: 'Records a review of a card. A repeated request with the same id counts once.',
  body: z.strictObject({
    /** Made by the client. */
    id: z.uuid(),
    language: z.enum(targetLanguageCodes),
    lemma: lemmaSchema,
    direction: z.enum(directions),
    grade: z.enum(grades),
    exercise: z.enum(questionKinds),
    /** The time from the question to the answer. */
    milliseconds: z.optional(z.int().check(z.minimum(0), z.maximum(millisecondsMaximum))),
    /** Seconds since the answer, when it was sent later. It is not a time, because the clocks may differ. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
    /** Where the answer was given. An unknown name counts as left out. */
    timeZone: timeZoneSchema,
  }),
  reply: z.object({
    success: z.literal(true),
    state: z.enum(cardStates),
    /** ISO 8601. */
    dueAt: z.string(),
    /** The intervals of the next answer. */
    intervals: intervalsSchema,
  }),
}

export const undoReview = {
  summary: 'Undoes the last review of a card and restores the earlier state of the card.',
  params: z.strictObject({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
}

export const readReviewSummary = {
  summary: 'Returns the number of reviews of today, of cards left, and of cards due on the next days.',
  query: z.strictObject({ language: languageSchema, timeZone: timeZoneSchema }),
  reply: z.object({
    /** Due or new cards, within the daily limits. */
    left: z.number(),
    reviewedToday: z.number(),
    /** Cards by stage: new, learning, and stable (`firm`). */
    counts: z.object({ new: z.number(), learning: z.number(), firm: z.number() }),
    /** Percent of right answers about learned cards in the last 30 days. */
    remembered: z.nullable(z.number()),
    /** Today (the same number as `left`), and the cards of the next 29 days. */
    forecast: z.array(z.object({ day: z.string(), due: z.number() })),
  }),
}

const settingsFields = {
  retention: z.number().check(z.minimum(retentionMinimum), z.maximum(retentionMaximum)),
  newPerDay: z.int().check(z.minimum(0), z.maximum(newPerDayMaximum)),
  reviewsPerDay: z.int().check(z.minimum(0), z.maximum(reviewsPerDayMaximum)),
  /** Whether a typed answer without accents is right. The right spelling is shown in both cases. */
  forgivesAccents: z.boolean(),
}

export const reviewSettingsSchema = z.object(settingsFields)

export const readReviewSettings = {
  summary: "Returns the learner's settings for reviews.",
  reply: reviewSettingsSchema,
}

export const saveReviewSettings = {
  summary: "Changes the learner's settings for reviews. Due cards stay due.",
  body: z.strictObject(settingsFields),
  reply: reviewSettingsSchema,
}
