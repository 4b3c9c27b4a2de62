import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { timestampColumn } from './timestamp-column.ts'

/**
 * Changes of stored data that SQL cannot express. An SQL migration inserts a row for each that it needs; the migrator
 * runs them before the server starts (database/data-migrations).
 */
export const dataMigration = pgTable('data_migration', {
  name: text('name').primaryKey(),
  /** The position from which it continues after an interruption; null before its first batch. */
  cursor: jsonb('cursor').$type<{ phase: string; after: string | null }>(),
  finishedAt: timestampColumn('finished_at'),
})
