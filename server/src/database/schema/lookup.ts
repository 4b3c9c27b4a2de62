import { date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ModelExplanation } from '../../features/lookup/model-explanation-schema.ts'
import { learner } from './accounts.ts'

/** Words looked up on a day (UTC), for plans that limit them. */
export const lookupDay = pgTable(
  'lookup_day',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    lookups: integer('lookups').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.day] })],
)

/** Which words these were, so that one looked up again on the same day counts once; kept for that day. */
export const lookupWord = pgTable(
  'lookup_word',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Language and base form: `es:casa`. */
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.day, table.word] })],
)

/** What a model said of a word in a sentence; nobody's own, and named by a hash of both. */
export const modelAnswer = pgTable('model_answer', {
  key: text('key').primaryKey(),
  answer: jsonb('answer').$type<ModelExplanation>().notNull(),
  answeredAt: timestamp('answered_at', { withTimezone: true, precision: 3 }).notNull(),
})
