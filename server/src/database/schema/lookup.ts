import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
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
