import * as z from 'zod/mini'
import { text } from '../text.ts'
import { listDescriptionMaximum, listNameMaximum, listsMaximum } from './vocabulary-limits.ts'

const idSchema = z.uuid()
export const listNameSchema = text({ min: 1, max: listNameMaximum })

/** A word list; the specification calls it a theme. */
export const wordListSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  wordCount: z.number(),
  /** Share of the words whose last answer was right, 0 to 100; null without answers. */
  progress: z.nullable(z.number()),
  /** Words that were ever answered, in a test or a review, and those whose last answer was right. Left out for recommended lists. */
  answeredCount: z.optional(z.number()),
  correctCount: z.optional(z.number()),
})

export const listPersonalLists = {
  summary: "Lists the learner's own word lists.",
  reply: z.array(wordListSchema),
}

export const updateList = {
  summary: "Changes the name and description of one of the learner's lists.",
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({
    name: listNameSchema,
    description: z._default(text({ max: listDescriptionMaximum }), ''),
  }),
  reply: z.object({ id: z.string(), name: z.string(), description: z.string() }),
}

export const deleteList = {
  summary: "Removes one of the learner's lists with its words. The review cards of the words are kept.",
  params: z.strictObject({ id: idSchema }),
  reply: z.object({ success: z.literal(true) }),
}

export const orderLists = {
  summary: "Sets the order of the learner's lists. Lists that are not named come last.",
  body: z.strictObject({ ids: z.array(idSchema).check(z.maxLength(listsMaximum)) }),
  reply: z.object({ success: z.literal(true) }),
}

export const mergeLists = {
  summary: "Moves all words of one of the learner's lists to another list and removes the empty list.",
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ into: idSchema }),
  reply: z.object({ success: z.literal(true), moved: z.number(), merged: z.number() }),
}

export const createList = {
  summary: 'Creates a word list.',
  body: z.strictObject({
    name: listNameSchema,
    description: z._default(text({ max: listDescriptionMaximum }), ''),
  }),
  reply: z.object({ id: z.string(), name: z.string() }),
}

export const listWordLists = {
  summary: "Returns the ids and names of the learner's lists, the last used first.",
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
}
