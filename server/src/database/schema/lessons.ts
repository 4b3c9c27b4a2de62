import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

/**
 * The lessons are content (`content/lessons`); only their numbers are stored. Progress is stored by target language
 * only, so that it stays when a learner changes their native language.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    learnerId: owner(),
    targetLanguage: text('target_language').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** Index of the next item, from 0; 0 again after the lesson is completed. */
    position: integer('position').notNull().default(0),
    startedAt: timestampColumn('started_at').notNull(),
    listenedAt: timestampColumn('listened_at'),
    completedAt: timestampColumn('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.targetLanguage, table.lessonId] })],
)

/** Every answer to an item. `id` may come from the client, so that a repeated request counts once. */
export const lessonAttempt = pgTable(
  'lesson_attempt',
  {
    learnerId: owner(),
    id: uuid('id').notNull(),
    targetLanguage: text('target_language').notNull(),
    lessonId: integer('lesson_id').notNull(),
    /** Id of the item within its lesson. */
    itemId: text('item_id').notNull(),
    direction: text('direction', { enum: ['forth', 'back'] }).notNull(),
    isCorrect: boolean('is_correct').notNull(),
    answeredAt: timestampColumn('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.id] })],
)

const orderOf = {
  nativeLanguage: text('native_language').notNull(),
  targetLanguage: text('target_language').notNull(),
  level: text('level').notNull(),
  /** Lesson numbers in order; lessons that are missing here come last. */
  lessonIds: integer('lesson_ids').array().notNull(),
  changedAt: timestampColumn('changed_at').notNull(),
}

/** The order of lessons of a level that a learner chose. */
export const lessonOrder = pgTable('lesson_order', { learnerId: owner(), ...orderOf }, (table) => [
  primaryKey({
    name: 'lesson_order_pk',
    columns: [table.learnerId, table.nativeLanguage, table.targetLanguage, table.level],
  }),
])

/** The order that an editor published for all learners who chose none. */
export const publishedOrder = pgTable('published_order', orderOf, (table) => [
  primaryKey({ columns: [table.nativeLanguage, table.targetLanguage, table.level] }),
])

/** An answer that a learner suggests to accept as correct; each learner can suggest it once. */
export const answerSuggestion = pgTable(
  'answer_suggestion',
  {
    learnerId: owner(),
    /** `<lesson>-<item>`. */
    itemId: text('item_id').notNull(),
    fromLanguage: text('from_language').notNull(),
    toLanguage: text('to_language').notNull(),
    /** The words of the answer, normalised as for judging. */
    answerKey: text('answer_key').notNull(),
    answer: text('answer').notNull(),
    suggestedAt: timestampColumn('suggested_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'answer_suggestion_pk',
      columns: [table.learnerId, table.itemId, table.fromLanguage, table.toLanguage, table.answerKey],
    }),
    index('answer_suggestion_by_item').on(
      table.itemId,
      table.fromLanguage,
      table.toLanguage,
      table.answerKey,
    ),
  ],
)

/** What an editor decided about a suggested answer. An accepted answer is right from then on, for every learner. */
export const answerDecision = pgTable(
  'answer_decision',
  {
    /** `<lesson>-<item>`. */
    itemId: text('item_id').notNull(),
    fromLanguage: text('from_language').notNull(),
    toLanguage: text('to_language').notNull(),
    /** As in `answer_suggestion`. */
    answerKey: text('answer_key').notNull(),
    answer: text('answer').notNull(),
    isAccepted: boolean('is_accepted').notNull(),
    decidedAt: timestampColumn('decided_at').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'answer_decision_pk',
      columns: [table.itemId, table.fromLanguage, table.toLanguage, table.answerKey],
    }),
  ],
)
