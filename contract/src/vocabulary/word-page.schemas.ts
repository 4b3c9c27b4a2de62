import { formReasons } from '@verbena/language/morphology/parts-of-speech'
import { cardStates, grades } from '@verbena/language/spaced-repetition/grades'
import { directions, questionKinds } from '@verbena/language/spaced-repetition/question-kind'
import * as z from 'zod/mini'
import { text } from '../text.ts'
import { noteMaximum } from './vocabulary-limits.ts'
import { wordStatuses } from './word-statuses.ts'
import { wordSchema } from './words.schemas.ts'

const idSchema = z.uuid()
const params = z.strictObject({ id: idSchema })

export const listWordPage = {
  summary: "Returns the words of one of the learner's lists in pages, the oldest first.",
  params,
  query: z.strictObject({
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,14}\.[A-Za-z0-9_-]{1,80}$/))),
    /** Only words whose text or translation contains it; case does not matter. */
    search: z.optional(text({ max: 200 })),
  }),
  reply: z.object({ words: z.array(wordSchema), next: z.nullable(z.string()) }),
}

/** A graded answer in the history of a word. */
const gradedSchema = z.object({
  id: z.string(),
  direction: z.enum(directions),
  grade: z.enum(grades),
  exercise: z.enum(questionKinds),
  /** ISO 8601. */
  reviewedAt: z.string(),
})

const cardSchema = z.object({
  direction: z.enum(directions),
  state: z.enum(cardStates),
  /** ISO 8601. */
  dueAt: z.string(),
  /** Days after which the learner remembers the card with a probability of 90 %; 0 for a new card. */
  stability: z.number(),
  reps: z.number(),
  lapses: z.number(),
  /** False while the card is suspended: no list holds the word, or the learner knows or ignores it. */
  isAsked: z.boolean(),
})

/** A saved word with everything stored about it. */
export const wordPageSchema = z.extend(wordSchema, {
  /** The lemma key: review cards, status and note are stored under it. */
  lemma: z.string(),
  /** The learner keeps the form as a word of its own, so `lemma` is the form itself. */
  isOwnForm: z.boolean(),
  status: z.enum(wordStatuses),
  note: z.string(),
  /** The lists that hold a word of this base form; `wordId` is that word. The list of the word itself comes first. */
  lists: z.array(z.object({ listId: z.string(), name: z.string(), wordId: z.string(), word: z.string() })),
  /** Inflected forms that are certain: irregular ones of the language, saved ones, and those in sentences. */
  forms: z.array(
    z.object({
      form: z.string(),
      /** The reasons of the inflection, in reading order; empty where unknown. */
      reasons: z.array(z.enum(formReasons)),
      /** True if it occurs in a sentence that the learner has seen or saved. */
      isMet: z.boolean(),
    }),
  ),
  memories: z.array(cardSchema),
  /** The latest first. */
  reviews: z.array(gradedSchema),
})

export const readWord = {
  summary: 'Returns a saved word with its lists, forms, note, status, review cards and history of reviews.',
  params,
  reply: wordPageSchema,
}

export const seenSentenceSchema = z.object({
  mediaId: z.string(),
  kind: z.enum(['video', 'song']),
  title: z.string(),
  startSeconds: z.number(),
  text: z.string(),
  translation: z.optional(z.string()),
  /** The words of `text` that are forms of the word, spelled as in `text`. */
  said: z.array(z.string()),
})

export const listWordSentences = {
  summary:
    'Returns sentences that contain a saved word, with the times at which they are played. Sentences of items that the learner has played come first.',
  params,
  query: z.strictObject({
    /** How many seen sentences to skip. */
    from: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  }),
  reply: z.object({
    /** Of items that the learner has played, the last played first. */
    met: z.array(seenSentenceSchema),
    hasMore: z.boolean(),
    /** Of items that the learner has not played; only with the first page. */
    elsewhere: z.array(seenSentenceSchema),
  }),
}

export const saveWordNote = {
  summary:
    'Saves a note about the base form of a word. Returns EDIT_CONFLICT when the note was changed in the meantime.',
  params,
  body: z.strictObject({
    note: text({ max: noteMaximum }),
    /** The note before the edit. May be longer than the maximum where the notes of two spellings were merged. */
    was: text({ max: 10 * noteMaximum }),
  }),
  reply: z.object({ success: z.literal(true), note: z.string() }),
}

export const setOwnForm = {
  summary:
    'Sets whether the form of a word is a word of its own, with a status and review cards separate from those of its base form.',
  params,
  body: z.strictObject({ isOwnForm: z.boolean() }),
  reply: z.object({
    success: z.literal(true),
    lemma: z.string(),
    isOwnForm: z.boolean(),
    status: z.enum(wordStatuses),
  }),
}
