import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'

export const listNameMaximum = 80
export const listDescriptionMaximum = 300

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
})
export type WordList = z.infer<typeof wordListSchema>

export const listPersonalLists = endpoint({
  method: 'GET',
  path: '/vocabulary/words/personal',
  summary: "The learner's own word lists.",
  access: 'learner',
  reply: z.array(wordListSchema),
})

export const updateList = endpoint({
  method: 'PUT',
  path: '/vocabulary/themes/:id',
  summary: 'Renames an own list.',
  access: 'learner',
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({
    name: listNameSchema,
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
    name: listNameSchema,
    description: z._default(text({ max: listDescriptionMaximum }), ''),
  }),
  reply: z.object({ id: z.string(), name: z.string() }),
})

export const listWordLists = endpoint({
  method: 'GET',
  path: '/api/wordLists',
  summary: 'Ids and names of own lists, the one used last first.',
  access: 'learner',
  reply: z.array(z.object({ id: z.string(), name: z.string() })),
})
