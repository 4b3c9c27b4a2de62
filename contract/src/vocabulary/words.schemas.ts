import { targetLanguageCodes } from '@verbena/language/languages'
import { partsOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import * as z from 'zod/mini'
import { mediaIdSchema } from '../catalogue.schemas.ts'
import { latestSeconds } from '../reviews/review-limits.ts'
import { text } from '../text.ts'
import { listNameSchema } from './lists.schemas.ts'
import { recommendedIdSchema } from './recommended-lists.schemas.ts'
import { movedWordsMaximum, translationMaximum } from './vocabulary-limits.ts'

const idSchema = z.uuid()
/** The id of an own list, or of a recommended list. */
const anyListIdSchema = z.union([idSchema, recommendedIdSchema])

export const wordSchema = z.object({
  id: z.string(),
  word: z.string(),
  /** The form that is shown and may be typed: a noun with its article. Left out where it is `word`. */
  headword: z.optional(z.string()),
  translation: z.string(),
  example: z.string(),
  definition: z.string(),
  language: z.enum(targetLanguageCodes),
})

const wordFields = {
  word: text({ min: 1, max: 200 }),
  translation: text({ max: translationMaximum }),
  example: text({ max: 1000 }),
  definition: text({ max: 1000 }),
}

export const listWords = {
  summary: 'Lists the words of a list, the oldest first.',
  params: z.strictObject({ themeId: anyListIdSchema }),
  reply: z.array(wordSchema),
}

export const saveWord = {
  summary: 'Saves a looked-up word to a list. Saving it again changes nothing.',
  body: z.strictObject({
    ...wordFields,
    /** The base form of the word, whose status becomes learning. When left out, the most likely base form. */
    lemma: z.optional(text({ min: 1, max: 200 })),
    /** Of the chosen sense; they give a noun its article. When left out, those of the lexicon. */
    partOfSpeech: z.optional(z.enum(partsOfSpeech)),
    gender: z.optional(z.enum(['m', 'f', 'n', 'mf'])),
    /** The line where the word was found: the item, and the index of the segment, from 0. */
    source: z.optional(z.strictObject({ mediaId: mediaIdSchema, segment: z.int().check(z.minimum(0)) })),
    listId: z.optional(z.nullable(idSchema)),
    /** Without listId: the list of this name, created if it is missing. */
    listName: z.optional(listNameSchema),
    /** The language that the learner studies when left out. */
    language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: z.object({
    success: z.literal(true),
    id: z.string(),
    listId: z.string(),
    listName: z.string(),
    /** False when the list already had the word. */
    created: z.boolean(),
  }),
}

export const updateWord = {
  summary: "Changes a word of one of the learner's lists.",
  params: z.strictObject({ wordId: idSchema }),
  body: z.strictObject({
    id: z.optional(z.string()),
    headword: z.optional(z.string()),
    language: z.optional(z.enum(targetLanguageCodes)),
    ...wordFields,
  }),
  reply: wordSchema,
}

export const deleteWord = {
  summary: "Removes a word from one of the learner's lists.",
  params: z.strictObject({ wordId: idSchema }),
  reply: z.object({ success: z.literal(true) }),
}

export const moveWords = {
  summary:
    "Moves words to another of the learner's lists. A word that the list already has is merged with it.",
  body: z.strictObject({
    wordIds: z.array(idSchema).check(z.minLength(1), z.maxLength(movedWordsMaximum)),
    listId: idSchema,
  }),
  /** `merged`: the number of words that the list already had. */
  reply: z.object({ success: z.literal(true), moved: z.number(), merged: z.number() }),
}

export const recordAttempt = {
  summary: 'Records one answer of the vocabulary test.',
  body: z.strictObject({
    /** A word of an own list, or of a recommended list: the answer counts if the learner has saved the word. */
    vocab_item_id: z.union([
      idSchema,
      z.string().check(z.regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/), z.maxLength(80)),
    ]),
    is_correct: z.boolean(),
    /** Made by the client, so that a repeated call counts once. */
    attempt_id: z.optional(idSchema),
    /** Seconds since the answer, when it was sent later. It is not a time, because the clocks may differ. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
}
