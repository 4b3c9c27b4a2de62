import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { text } from './text.ts'

/* What learners write, and what is found in it. Texts are kept as they were typed; checking stores nothing. */

/** UTF-16 units of one text. */
export const writingMaximum = 20_000
export const writingTitleMaximum = 120
/** Texts of one learner. */
export const writingsMaximum = 1000

/** The tabs of the editor (specification 2, section 2). */
export const noteKinds = ['grammar', 'vocab', 'spelling', 'natural'] as const
export type NoteKind = (typeof noteKinds)[number]

const writingId = z.uuid()
const titleSchema = text({ min: 1, max: writingTitleMaximum })
const bodySchema = text({ max: writingMaximum, trim: false })

export const writingSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  language: z.enum(targetLanguageCodes),
  /** The first words of it. */
  beginning: z.string(),
  words: z.number(),
  /** ISO 8601. */
  updatedAt: z.string(),
  createdAt: z.string(),
})
export type WritingSummary = z.infer<typeof writingSummarySchema>

export const writingSchema = z.object({
  ...writingSummarySchema.shape,
  text: z.string(),
  /** Counts up with every save; a save names the one that it was made on. */
  version: z.number(),
  /** The sample that it answers, when it answers one. */
  sampleId: z.nullable(z.string()),
})
export type Writing = z.infer<typeof writingSchema>

export const listWritings = endpoint({
  method: 'GET',
  path: '/api/writings',
  summary: 'One’s own texts, the one touched last first; `search` over title and text.',
  access: 'learner',
  query: z.strictObject({
    search: z.optional(text({ max: 100 })),
    language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: z.array(writingSummarySchema),
})

export const createWriting = endpoint({
  method: 'POST',
  path: '/api/writings',
  summary: 'Begins a text; sent twice with one id it is there once.',
  access: 'learner',
  body: z.strictObject({
    /** Made by the client, so that a text begun without a connection keeps its address. */
    id: writingId,
    title: titleSchema,
    /** Without it, the language studied. */
    language: z.optional(z.enum(targetLanguageCodes)),
    text: z.optional(bodySchema),
    sampleId: z.optional(text({ max: 80 })),
  }),
  reply: writingSchema,
})

const writingParams = z.strictObject({ id: writingId })

export const readWriting = endpoint({
  method: 'GET',
  path: '/api/writings/:id',
  summary: 'One own text.',
  access: 'learner',
  params: writingParams,
  reply: writingSchema,
})

export const saveWriting = endpoint({
  method: 'PUT',
  path: '/api/writings/:id',
  summary:
    'Keeps a text as it stands; refused with EDIT_CONFLICT when it was saved somewhere else meanwhile.',
  access: 'learner',
  params: writingParams,
  body: z.strictObject({
    /** The version that this was typed over. The same text over the same version, sent twice, is one save. */
    version: z.int().check(z.nonnegative()),
    title: titleSchema,
    text: bodySchema,
  }),
  reply: writingSchema,
})

export const removeWriting = endpoint({
  method: 'DELETE',
  path: '/api/writings/:id',
  summary: 'Removes a text; for seven days it can be taken back.',
  access: 'learner',
  params: writingParams,
  reply: z.object({ success: z.literal(true) }),
})

export const restoreWriting = endpoint({
  method: 'POST',
  path: '/api/writings/:id/restore',
  summary: 'Takes back a removal.',
  access: 'learner',
  params: writingParams,
  reply: writingSchema,
})

/** Earlier states, the newest first: one for each sitting, and one before each long change. */
export const listWritingVersions = endpoint({
  method: 'GET',
  path: '/api/writings/:id/versions',
  summary: 'Earlier states of a text, the newest first.',
  access: 'learner',
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
})
export type WritingVersion = z.infer<(typeof listWritingVersions)['reply']>[number]

export const writingSampleSchema = z.object({
  id: z.string(),
  language: z.enum(targetLanguageCodes),
  level: z.enum(levels),
  title: z.string(),
  /** What its writer was asked to do, in the learner's language. */
  task: z.string(),
  text: z.string(),
  words: z.number(),
})
export type WritingSample = z.infer<typeof writingSampleSchema>

export const listWritingSamples = endpoint({
  method: 'GET',
  path: '/api/writing-samples',
  summary: 'Texts that others might have written, level by level, in the language studied.',
  access: 'learner',
  query: z.strictObject({ language: z.optional(z.enum(targetLanguageCodes)) }),
  reply: z.array(writingSampleSchema),
})

export const writingNoteSchema = z.object({
  kind: z.enum(noteKinds),
  /** UTF-16 units in the text; `end` is behind the last. */
  start: z.number(),
  end: z.number(),
  /** What is the matter, in the learner's language where it was written in it, else in English. */
  message: z.string(),
  /** The language of the message. */
  messageIn: z.enum(languageCodes),
  /** What may stand there instead, best first. An empty one takes the marked text out. */
  fixes: z.array(z.string()),
  /** A mistake, or only a thought. */
  weight: z.enum(['mistake', 'advice']),
  /** Names the rule within its source. */
  rule: z.string(),
  /** Who found it: `Verbena`, `Harper`, `Hunspell`, `LanguageTool`, or the model. */
  source: z.string(),
  /** The topic of our grammar that is about it. */
  topicId: z.optional(z.string()),
})
export type WritingNote = z.infer<typeof writingNoteSchema>

const shareSchema = z.object({ level: z.enum(levels), words: z.number() })

export const checkedWritingSchema = z.object({
  /** In the order of the text; of two that lie on the same words the surer one. */
  notes: z.array(writingNoteSchema),
  profile: z.object({
    words: z.number(),
    sentences: z.number(),
    /** Different base forms. */
    differentWords: z.number(),
    /** Base forms that our lexicon places, by level. */
    levels: z.array(shareSchema),
    /** What level the text reads as; null where it is too short to say. */
    estimatedLevel: z.nullable(z.enum(levels)),
    /** Words a sentence, on average. */
    sentenceLength: z.number(),
    /** Share of sentences that a connector ties to the one before, 0 to 1. */
    connected: z.number(),
  }),
  /** Names of what looked at the text; what is away is not in it. */
  sources: z.array(z.string()),
})
export type CheckedWriting = z.infer<typeof checkedWritingSchema>

export const checkWriting = endpoint({
  method: 'POST',
  path: '/api/writing-check',
  summary: 'Grammar, words, spelling and style of a text; nothing of it is kept.',
  access: 'learner',
  body: z.strictObject({
    text: bodySchema,
    language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: checkedWritingSchema,
})

export const suggestSpelling = endpoint({
  method: 'GET',
  path: '/api/spelling-suggestions',
  summary: 'What a word that is not in the dictionary may have meant, best first.',
  access: 'learner',
  query: z.strictObject({
    word: text({ min: 1, max: 60 }),
    language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: z.object({ suggestions: z.array(z.string()) }),
})
