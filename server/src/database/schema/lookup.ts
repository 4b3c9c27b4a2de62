import type { PartOfSpeech } from '@verbena/language/morphology/parts-of-speech'
import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

/** The number of words looked up on a day (UTC), for plans that limit it. */
export const lookupDay = pgTable(
  'lookup_day',
  {
    learnerId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    lookups: integer('lookups').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.day] })],
)

/** The words looked up on a day, so that a word that is looked up again on the same day counts once. */
export const lookupWord = pgTable(
  'lookup_word',
  {
    learnerId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Language and lemma: `es:casa`. */
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.day, table.word] }),
    index('lookup_word_day').on(table.day),
  ],
)

/** What a model answered about a word, in the learner's language but for lemma and example. Plain text of bounded length. */
export type ModelExplanation = {
  /** Best first, never empty. */
  translations: string[]
  /** This and the examples are empty where the model gave nothing that may be shown. */
  definition: string
  example: string
  exampleTranslation: string
  /** Missing, like the part of speech, where a whole line was translated. */
  lemma?: string
  partOfSpeech?: PartOfSpeech
  /** What a teacher would add: a false friend, an irregular form. */
  note?: string
}

/** Answers of models. They belong to no learner: the key is a hash of the word, its sentence and the languages. */
export const modelExplanation = pgTable(
  'model_explanation',
  {
    key: text('key').primaryKey(),
    explanation: jsonb('explanation').$type<ModelExplanation>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index('model_explanation_age').on(table.createdAt)],
)
