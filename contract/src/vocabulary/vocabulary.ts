import { targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { latestSeconds } from '../reviews.ts'
import { text } from '../text.ts'

export const listNameMaximum = 80
export const listDescriptionMaximum = 300

const idSchema = z.uuid()
const nameSchema = text({ min: 1, max: listNameMaximum })

/** A word list; the specification calls it a theme. */
export const wordListSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  wordCount: z.number(),
  /** Share of words answered right the last time, 0 to 100; null while none was practised. */
  progress: z.nullable(z.number()),
})
export type WordList = z.infer<typeof wordListSchema>

export const wordSchema = z.object({
  id: z.string(),
  word: z.string(),
  translation: z.string(),
  example: z.string(),
  definition: z.string(),
  language: z.enum(targetLanguageCodes),
})
export type Word = z.infer<typeof wordSchema>

export const translationMaximum = 500

const wordFields = {
  word: text({ min: 1, max: 200 }),
  translation: text({ max: translationMaximum }),
  example: text({ max: 1000 }),
  definition: text({ max: 1000 }),
}

export const listPersonalLists = endpoint({
  method: 'GET',
  path: '/vocabulary/words/personal',
  summary: "The learner's own word lists.",
  access: 'learner',
  reply: z.array(wordListSchema),
})

/** A list out of our lexicon: to be read, practised and taken over, not to be changed. */
export const recommendedListSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  wordCount: z.number(),
  /** Share of its words that the learner knows, 0 to 100; null while they know none. */
  progress: z.nullable(z.number()),
  level: z.enum(levels),
})
export type RecommendedList = z.infer<typeof recommendedListSchema>

const recommendedIdSchema = z.string().check(z.regex(/^rec-[a-z]+-[ABC][12](-[1-9])?$/))
/** Names a list of the learner's own, or one that we recommend. */
const anyListIdSchema = z.union([idSchema, recommendedIdSchema])

export const listRecommendedLists = endpoint({
  method: 'GET',
  path: '/vocabulary/words/recomended',
  summary: "Lists for the learner's languages, those of their level first.",
  access: 'learner',
  reply: z.array(recommendedListSchema),
})

export const adoptList = endpoint({
  method: 'POST',
  path: '/vocabulary/recommended/:id/adopt',
  summary: 'Makes a recommended list one of the own lists; words that it holds already stay as they are.',
  access: 'learner',
  params: z.strictObject({ id: recommendedIdSchema }),
  /** `added`: how many words are new in it. */
  reply: z.object({ id: z.string(), name: z.string(), added: z.number() }),
})

export const updateList = endpoint({
  method: 'PUT',
  path: '/vocabulary/themes/:id',
  summary: 'Renames an own list.',
  access: 'learner',
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({
    name: nameSchema,
    description: z._default(text({ max: listDescriptionMaximum }), ''),
  }),
  reply: z.object({ id: z.string(), name: z.string(), description: z.string() }),
})

export const deleteList = endpoint({
  method: 'DELETE',
  path: '/vocabulary/themes/:id',
  summary: 'Removes an own list with its words; what was learned of them is kept.',
  access: 'learner',
  params: z.strictObject({ id: idSchema }),
  reply: z.object({ success: z.literal(true) }),
})

export const listsMaximum = 1000

export const orderLists = endpoint({
  method: 'PUT',
  path: '/vocabulary/theme-order',
  summary: 'Puts own lists in an order; those that are not named stand behind.',
  access: 'learner',
  body: z.strictObject({ ids: z.array(idSchema).check(z.maxLength(listsMaximum)) }),
  reply: z.object({ success: z.literal(true) }),
})

export const movedWordsMaximum = 1000

export const moveWords = endpoint({
  method: 'POST',
  path: '/vocabulary/words/move',
  summary: 'Moves words to another own list; one that it holds already is not doubled.',
  access: 'learner',
  body: z.strictObject({
    wordIds: z.array(idSchema).check(z.minLength(1), z.maxLength(movedWordsMaximum)),
    listId: idSchema,
  }),
  /** `merged`: how many the list held already. */
  reply: z.object({ success: z.literal(true), moved: z.number(), merged: z.number() }),
})

export const mergeLists = endpoint({
  method: 'POST',
  path: '/vocabulary/themes/:id/merge',
  summary: 'Moves all words of an own list to another, and removes the empty one.',
  access: 'learner',
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ into: idSchema }),
  reply: z.object({ success: z.literal(true), moved: z.number(), merged: z.number() }),
})

export const createList = endpoint({
  method: 'POST',
  path: '/vocabulary/themes',
  summary: 'Creates a word list.',
  access: 'learner',
  body: z.strictObject({
    name: nameSchema,
    description: z._default(text({ max: listDescriptionMaximum }), ''),
  }),
  reply: z.object({ id: z.string(), name: z.string() }),
})

export const listWords = endpoint({
  method: 'GET',
  path: '/vocabulary/wordsg/:themeId',
  summary: 'The words of a list, oldest first.',
  access: 'learner',
  params: z.strictObject({ themeId: anyListIdSchema }),
  reply: z.array(wordSchema),
})

export const updateWord = endpoint({
  method: 'PUT',
  path: '/vocabulary/wordsu/:wordId',
  summary: 'Changes a word of an own list.',
  access: 'learner',
  params: z.strictObject({ wordId: idSchema }),
  body: z.strictObject({
    id: z.optional(z.string()),
    language: z.optional(z.enum(targetLanguageCodes)),
    ...wordFields,
  }),
  reply: wordSchema,
})

export const deleteWord = endpoint({
  method: 'DELETE',
  path: '/vocabulary/wordsd/:wordId',
  summary: 'Removes a word from an own list.',
  access: 'learner',
  params: z.strictObject({ wordId: idSchema }),
  reply: z.object({ success: z.literal(true) }),
})

export const recordAttempt = endpoint({
  method: 'POST',
  path: '/vocabulary/attempt',
  summary: 'Records one answer of the vocabulary test.',
  access: 'learner',
  body: z.strictObject({
    /** A word of an own list, or of a recommended one: that counts where the learner has saved the word. */
    vocab_item_id: z.union([
      idSchema,
      z.string().check(z.regex(/^[a-z0-9]+(?:[-.][a-z0-9]+)*$/), z.maxLength(80)),
    ]),
    is_correct: z.boolean(),
    /** Made by the client, so that a repeated call counts once. */
    attempt_id: z.optional(idSchema),
    /** Since the answer, where it had to wait for a network. The clocks of both sides may differ. */
    secondsAgo: z.optional(z.int().check(z.minimum(0), z.maximum(latestSeconds))),
  }),
  reply: z.object({ success: z.literal(true) }),
})

export const saveWord = endpoint({
  method: 'POST',
  path: '/api/saveWord',
  summary: 'Saves a looked-up word to a list; saving it again changes nothing.',
  access: 'learner',
  body: z.strictObject({
    ...wordFields,
    /** The base form that the word was read as; saving begins learning it. Without it the likeliest one. */
    lemma: z.optional(text({ min: 1, max: 200 })),
    listId: z.optional(z.nullable(idSchema)),
    /** Without listId: the list of this name, created if it is missing. */
    listName: z.optional(nameSchema),
    /** Without it the language the learner studies. */
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
})

export const listWordLists = endpoint({
  method: 'GET',
  path: '/api/wordLists',
  summary: 'Ids and names of own lists, the one used last first.',
  access: 'learner',
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** How well a learner knows a base form: what was never said of it is new. */
export const wordStatuses = ['new', 'learning', 'known', 'ignored'] as const
export type WordStatus = (typeof wordStatuses)[number]

export const setWordStatus = endpoint({
  method: 'PUT',
  path: '/api/word-status',
  summary: 'Says how well the learner knows a word, by its base form. Said again it changes nothing.',
  access: 'learner',
  body: z.strictObject({
    lemma: text({ min: 1, max: 200 }),
    language: z.enum(targetLanguageCodes),
    status: z.enum(wordStatuses),
  }),
  reply: z.object({ success: z.literal(true), status: z.enum(wordStatuses) }),
})

export const listWordStatuses = endpoint({
  method: 'GET',
  path: '/api/word-status',
  summary: 'Every word of a language that the learner said something of, by base form in small letters.',
  access: 'learner',
  query: z.strictObject({ language: z.enum(targetLanguageCodes) }),
  reply: z.array(z.object({ lemma: z.string(), status: z.enum(wordStatuses) })),
})
