import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './timestamp-column.ts'

/**
 * Changes of stored data that SQL cannot make. A migration adds a row where it needs one; the migrator makes the change
 * before a server starts (database/data-migrations).
 */
export const dataMigration = pgTable('data_migration', {
  name: text('name').primaryKey(),
  /** Where it goes on after an interruption; null before its first batch. */
  cursor: jsonb('cursor').$type<{ phase: string; after: string | null }>(),
  finishedAt: timestampColumn('finished_at'),
})
