import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ModelExplanation } from '../../features/lookup/model/model-explanation-schema.ts'
import { owner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

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
export const modelExplanation = pgTable(
  'model_explanation',
  {
    key: text('key').primaryKey(),
    explanation: jsonb('explanation').$type<ModelExplanation>().notNull(),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index('model_explanation_age').on(table.createdAt)],
)
