import { courseLanguageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { writingMaximum, writingTitleMaximum } from './writing-limits.ts'

const writingId = z.uuid()
const titleSchema = text({ min: 1, max: writingTitleMaximum })
const bodySchema = text({ max: writingMaximum, trim: false })

export const writingSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  language: z.enum(targetLanguageCodes),
  /** The first words of the text. */
  beginning: z.string(),
  words: z.number(),
  /** ISO 8601. */
  updatedAt: z.string(),
  createdAt: z.string(),
})

export const writingSchema = z.object({
  ...writingSummarySchema.shape,
  text: z.string(),
  /** Increases with every save. A save names the version that it is based on. */
  version: z.number(),
  /** The writing sample whose task the text answers; null without one. */
  sampleId: z.nullable(z.string()),
})

export const listWritings = {
  summary: "Lists the learner's texts, the last changed first. `search` searches title and text.",
  query: z.strictObject({
    search: z.optional(text({ max: 100 })),
    language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: z.array(writingSummarySchema),
}

export const createWriting = {
  summary: 'Creates a text. A repeated request with the same id creates one text.',
  body: z.strictObject({
    /** Made by the client, so that a text created without a connection keeps its address. */
    id: writingId,
    title: titleSchema,
    /** The language that the learner studies when left out. */
    language: z.optional(z.enum(targetLanguageCodes)),
    text: z.optional(bodySchema),
    sampleId: z.optional(text({ max: 80 })),
  }),
  reply: writingSchema,
}

const writingParams = z.strictObject({ id: writingId })

export const readWriting = {
  summary: "Returns one of the learner's texts.",
  params: writingParams,
  reply: writingSchema,
}

export const saveWriting = {
  summary: 'Saves a text. Returns EDIT_CONFLICT when it was saved elsewhere in the meantime.',
  params: writingParams,
  body: z.strictObject({
    /** The version that this text is based on. Sending the same text and version again saves it once. */
    version: z.int().check(z.minimum(0), z.maximum(999_999_999)),
    title: titleSchema,
    text: bodySchema,
    /** True when the learner restores or replaces the text: the version before is then always kept. */
    keepsBefore: z.optional(z.boolean()),
  }),
  reply: writingSchema,
}

export const removeWriting = {
  summary: 'Removes a text. It can be restored for seven days.',
  params: writingParams,
  reply: z.object({ success: z.literal(true) }),
}

export const restoreWriting = {
  summary: 'Restores a removed text.',
  params: writingParams,
  reply: writingSchema,
}

export const listWritingVersions = {
  summary: 'Lists earlier versions of a text, the newest first.',
  params: writingParams,
  reply: z.array(
    z.object({
      version: z.number(),
      title: z.string(),
      text: z.string(),
      words: z.number(),
      /** ISO 8601. */
      savedAt: z.string(),
    }),
  ),
}

export const writingSampleSchema = z.object({
  id: z.string(),
  language: z.enum(courseLanguageCodes),
  level: z.enum(levels),
  title: z.string(),
  /** The writing task, in the learner's language. */
  task: z.string(),
  text: z.string(),
  words: z.number(),
})

export const listWritingSamples = {
  summary: 'Returns sample texts of each level in the language that is studied.',
  query: z.strictObject({ language: z.optional(z.enum(targetLanguageCodes)) }),
  reply: z.array(writingSampleSchema),
}
