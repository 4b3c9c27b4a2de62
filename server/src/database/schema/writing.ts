import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

/** A text that a learner writes. Its id comes from the client, so that a text begun offline keeps its URL. */
export const writing = pgTable(
  'writing',
  {
    learnerId: owner(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    language: text('language').notNull(),
    text: text('text').notNull(),
    /** Number of words, stored because listings read it. */
    words: integer('words').notNull(),
    /** Title and text, normalised for searches. No index: a search reads one learner's texts, and saves stay cheap. */
    searchKey: text('search_key').notNull(),
    /** Increased with each save. */
    version: integer('version').notNull().default(1),
    /** The sample of `content/writing/samples` to which the text is an answer. */
    sampleId: text('sample_id'),
    createdAt: timestampColumn('created_at').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
    /** When it was removed. The learner can undo that until the row is deleted. */
    removedAt: timestampColumn('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('writing_updated').on(table.learnerId, table.updatedAt),
    index('writing_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
)

/** An older version of a text, stored at the end of a writing session and before a large deletion. */
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
