import { date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
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
