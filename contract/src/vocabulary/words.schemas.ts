import { targetLanguageCodes } from '@verbena/language/languages'
import * as z from 'zod/mini'
import { latestSeconds } from '../review-limits.ts'
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
  summary: 'The words of a list, oldest first.',
  params: z.strictObject({ themeId: anyListIdSchema }),
  reply: z.array(wordSchema),
}

export const saveWord = {
  summary: 'Saves a looked-up word to a list; saving it again changes nothing.',
  body: z.strictObject({
    ...wordFields,
    /** The base form that was meant; its status becomes learning. Without it the most likely base form. */
    lemma: z.optional(text({ min: 1, max: 200 })),
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
    /** False when the word was in the list already. */
    created: z.boolean(),
  }),
}

export const updateWord = {
  summary: 'Changes a word of an own list.',
  params: z.strictObject({ wordId: idSchema }),
  body: z.strictObject({
    id: z.optional(z.string()),
    language: z.optional(z.enum(targetLanguageCodes)),
    ...wordFields,
  }),
  reply: wordSchema,
}

export const deleteWord = {
  summary: 'Removes a word from an own list.',
  params: z.strictObject({ wordId: idSchema }),
  reply: z.object({ success: z.literal(true) }),
}

export const moveWords = {
  summary: 'Moves words to another own list; one that it holds already is not doubled.',
  body: z.strictObject({
    wordIds: z.array(idSchema).check(z.minLength(1), z.maxLength(movedWordsMaximum)),
    listId: idSchema,
  }),
  /** `merged`: how many the list held already. */
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
    /** Seconds since the answer, where it waited for a connection. No time, because the clocks may differ. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
}
