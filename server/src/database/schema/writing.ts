import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

/** A text that a learner writes. Its id comes from the client, so that one begun offline keeps its address. */
export const writing = pgTable(
  'writing',
  {
    learnerId: owner(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    /** Kept, not counted: listings read it. */
    words: integer('words').notNull(),
    /** Title and text folded for the search, which looks through one learner's texts only: an index would cost each save. */
    searchKey: text('search_key').notNull(),
    /** Goes up with each save. */
    version: integer('version').notNull().default(1),
    /** The sample of `content/writing/samples` that it answers. */
    sampleId: text('sample_id'),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
    /** Until it is swept, a removal can be taken back. */
    removedAt: timestampColumn('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('writing_updated').on(table.learnerId, table.updatedAt),
    index('writing_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)

/** What a text was: at the end of a sitting, and before much of it went. */
export const writingVersion = pgTable(
  'writing_version',
  {
    learnerId: owner(),
    writingId: uuid('writing_id').notNull(),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    words: integer('words').notNull(),
    savedAt: timestampColumn('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.writingId, table.version] }),
    foreignKey({
      columns: [table.learnerId, table.writingId],
      foreignColumns: [writing.learnerId, writing.id],
    }).onDelete('cascade'),
  ],
)
