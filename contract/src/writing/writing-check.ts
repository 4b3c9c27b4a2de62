import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { text } from '../text.ts'
import { writingMaximum } from './writing.ts'

/* What is found in what learners write; nothing of it is stored. */

/** The tabs of the editor (specification 2, section 2). */
export const noteKinds = ['grammar', 'vocab', 'spelling', 'natural'] as const
export type NoteKind = (typeof noteKinds)[number]

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
    text: text({ max: writingMaximum, trim: false }),
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
