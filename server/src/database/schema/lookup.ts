import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ModelExplanation } from '../../features/lookup/model-explanation-schema.ts'
import { owner } from './accounts.ts'
import { at } from './at.ts'

/** Words looked up on a day (UTC), for plans that limit them. */
export const lookupDay = pgTable(
  'lookup_day',
  {
    learnerId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    lookups: integer('lookups').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.day] })],
)

/** Which words these were, so that one looked up again on the same day counts once; kept for that day. */
export const lookupWord = pgTable(
  'lookup_word',
  {
    learnerId: owner(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Language and base form: `es:casa`. */
    word: text('word').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.day, table.word] }),
    index('lookup_word_day').on(table.day),
  ],
)

/** What a model said of a word in a sentence; nobody's own, and named by a hash of both. */
export const modelAnswer = pgTable(
  'model_answer',
  {
    key: text('key').primaryKey(),
    answer: jsonb('answer').$type<ModelExplanation>().notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (table) => [index('model_answer_age').on(table.answeredAt)],
)
