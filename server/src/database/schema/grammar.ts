import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

/**
 * Every answer to a grammar question. `id` comes from the client, so that a repeated request counts once. The topics
 * are content (`content/grammar`); only their ids are stored.
 */
export const grammarAnswer = pgTable(
  'grammar_answer',
  {
    learnerId: owner(),
    id: uuid('id').notNull(),
    topicId: text('topic_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    isCorrect: boolean('is_correct').notNull(),
    answeredAt: timestampColumn('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('grammar_answer_topic').on(table.learnerId, table.topicId, table.answeredAt),
  ],
)
