import type { QuizQuestion } from '@verbena/contract/media-tests'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { mediaItem } from './catalogue.ts'
import { timestampColumn } from './timestamp-column.ts'

/** How every test of a video or song ended; `id` comes from the client, so that a repeated call counts once. */
export const mediaTestResult = pgTable(
  'media_test_result',
  {
    learnerId: owner(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['quiz', 'gaps', 'song', 'dictation'] }).notNull(),
    /** How it was played, where there are several ways; else empty. */
    mode: text('mode').notNull(),
    score: integer('score').notNull(),
    total: integer('total').notNull(),
    finishedAt: timestampColumn('finished_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.mediaId, table.id] })],
)

/** Questions that a model made, named by a hash of transcript and languages. */
export const modelQuiz = pgTable(
  'model_quiz',
  {
    key: text('key').primaryKey(),
    /** Those that are fit to be asked; none where the model had nothing to say. */
    questions: jsonb('questions').$type<QuizQuestion[]>().notNull(),
    /** A learner’s own item whose lines they quote: they go with it. Null for the catalogue, which is nobody’s own. */
    ownMediaId: text('own_media_id').references(() => mediaItem.id, { onDelete: 'cascade' }),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [index('model_quiz_own').on(table.ownMediaId).where(sql`${table.ownMediaId} is not null`)],
)
