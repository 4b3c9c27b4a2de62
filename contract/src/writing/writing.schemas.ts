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
  /** Increases with every save; a save names the version that it is based on. */
  version: z.number(),
  /** The writing sample that it answers, if any. */
  sampleId: z.nullable(z.string()),
})

export const listWritings = {
  summary: 'One’s own texts, the one touched last first; `search` over title and text.',
  query: z.strictObject({
    search: z.optional(text({ max: 100 })),
    language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: z.array(writingSummarySchema),
}

export const createWriting = {
  summary: 'Begins a text; sent twice with one id it is there once.',
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
  summary: 'One own text.',
  params: writingParams,
  reply: writingSchema,
}

export const saveWriting = {
  summary:
    'Keeps a text as it stands; refused with EDIT_CONFLICT when it was saved somewhere else meanwhile.',
  params: writingParams,
  body: z.strictObject({
    /** The version that this text is based on. The same text and version sent twice is one save. */
    version: z.int().check(z.minimum(0), z.maximum(999_999_999)),
    title: titleSchema,
    text: bodySchema,
    /** The text is replaced on purpose, so the version before is stored as an earlier state in any case. */
    keepsBefore: z.optional(z.boolean()),
  }),
  reply: writingSchema,
}

export const removeWriting = {
  summary: 'Removes a text; for seven days it can be taken back.',
  params: writingParams,
  reply: z.object({ success: z.literal(true) }),
}

export const restoreWriting = {
  summary: 'Takes back a removal.',
  params: writingParams,
  reply: writingSchema,
}

export const listWritingVersions = {
  summary: 'Earlier states of a text, the newest first.',
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
  summary: 'Texts that others might have written, level by level, in the language studied.',
  query: z.strictObject({ language: z.optional(z.enum(targetLanguageCodes)) }),
  reply: z.array(writingSampleSchema),
}
