import type { QuizQuestion } from '@verbena/contract/media-tests'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { mediaItem } from './catalogue.ts'
import { timestampColumn } from './timestamp-column.ts'

/** The result of every test of a video or song. `id` comes from the client, so that a repeated request counts once. */
export const mediaTestResult = pgTable(
  'media_test_result',
  {
    learnerId: owner(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['quiz', 'gaps', 'song', 'dictation'] }).notNull(),
    /** The variant of the test; empty for tests that have only one. */
    mode: text('mode').notNull(),
    score: integer('score').notNull(),
    total: integer('total').notNull(),
    finishedAt: timestampColumn('finished_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.mediaId, table.id] })],
)

/** Questions that a model made; the key is a hash of transcript and languages. */
export const modelQuiz = pgTable(
  'model_quiz',
  {
    key: text('key').primaryKey(),
    /** The questions that passed our checks; empty when the model made none. */
    questions: jsonb('questions').$type<QuizQuestion[]>().notNull(),
    /** The own media that the questions quote; they are deleted with it. Null for items of the catalogue. */
    ownMediaId: text('own_media_id').references(() => mediaItem.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index('model_quiz_own').on(table.ownMediaId).where(sql`${table.ownMediaId} is not null`)],
)
