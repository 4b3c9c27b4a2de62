import { languageCodes, targetLanguageCodes } from '@verbena/language/languages'
import { levels } from '@verbena/language/levels'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { noteKinds } from './note-kinds.ts'
import { writingMaximum } from './writing-limits.ts'

export const writingNoteSchema = z.object({
  kind: z.enum(noteKinds),
  /** Offsets in UTF-16 units; `end` is exclusive. */
  start: z.number(),
  end: z.number(),
  /** The message, in the learner's language or else in English. */
  message: z.string(),
  /** The language of the message. */
  messageIn: z.enum(languageCodes),
  /** Replacements, the best first. An empty one deletes the marked text. */
  fixes: z.array(z.string()),
  /** `mistake`, or `advice` for a mere hint. */
  weight: z.enum(['mistake', 'advice']),
  /** The id of the rule within its source. */
  rule: z.string(),
  /** The checker: `Verbena`, `Harper`, `Hunspell`, `LanguageTool`, or the model. */
  source: z.string(),
  /** The related topic of our grammar. */
  topicId: z.optional(z.string()),
})

const shareSchema = z.object({ level: z.enum(levels), words: z.number() })

export const checkedWritingSchema = z.object({
  /** In the order of the text. Of two suggestions for the same words it has only the more certain one. */
  notes: z.array(writingNoteSchema),
  profile: z.object({
    words: z.number(),
    sentences: z.number(),
    /** Distinct base forms. */
    differentWords: z.number(),
    /** The numbers of base forms by their level in our lexicon. */
    levels: z.array(shareSchema),
    /** The estimated level of the text; null if it is too short. */
    estimatedLevel: z.nullable(z.enum(levels)),
    /** Average number of words per sentence. */
    sentenceLength: z.number(),
    /** Share of sentences that a connector links to the one before, 0 to 1. */
    connected: z.number(),
  }),
  /** The names of the checkers that checked the text. Unavailable ones are missing. */
  sources: z.array(z.string()),
})

export const checkWriting = {
  summary: 'Checks the grammar, vocabulary, spelling and style of a text. Nothing is stored.',
  body: z.strictObject({
    text: text({ max: writingMaximum, trim: false }),
    language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: checkedWritingSchema,
}

export const suggestSpelling = {
  summary: 'Returns spelling suggestions for a word that is not in the dictionary, the best first.',
  query: z.strictObject({
    word: text({ min: 1, max: 60 }),
    language: z.optional(z.enum(targetLanguageCodes)),
  }),
  reply: z.object({ suggestions: z.array(z.string()) }),
}
