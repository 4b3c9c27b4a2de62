import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { timestampColumn } from './timestamp-column.ts'

const state = () => text('state', { enum: ['new', 'learning', 'review', 'relearning'] }).notNull()
const direction = () => text('direction', { enum: ['meaning', 'form'] }).notNull()

/** One for each base form and direction, whichever lists and forms it was saved in. */
export const reviewCard = pgTable(
  'review_card',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** `lemmaKey` of the base form. */
    lemma: text('lemma').notNull(),
    direction: direction(),
    state: state(),
    dueAt: timestampColumn('due_at').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    learningStep: integer('learning_step').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    lastReviewAt: timestampColumn('last_review_at'),
    /** The first answer: so many are new on a day. */
    introducedAt: timestampColumn('introduced_at'),
    /** False while no list holds the word, or the learner says that it needs no asking; the memory stays. */
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestampColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.language, table.lemma, table.direction] }),
    index('review_card_due')
      .on(table.learnerId, table.language, table.dueAt)
      .where(sql`${table.isActive} and ${table.state} <> 'new'`),
    index('review_card_new')
      .on(table.learnerId, table.language, table.createdAt)
      .where(sql`${table.isActive} and ${table.state} = 'new'`),
    index('review_card_introduced').on(table.learnerId, table.language, table.introducedAt),
  ],
)

/** Every graded answer with the memory as it was before; `id` comes from the client, so that a repeated call counts once. */
export const review = pgTable(
  'review',
  {
    learnerId: owner(),
    id: uuid('id').notNull(),
    language: text('language').notNull(),
    lemma: text('lemma').notNull(),
    direction: direction(),
    grade: text('grade', { enum: ['again', 'hard', 'good', 'easy'] }).notNull(),
    exercise: text('exercise', { enum: ['choose', 'listen', 'cloze', 'type', 'self'] }).notNull(),
    milliseconds: integer('milliseconds'),
    reviewedAt: timestampColumn('reviewed_at').notNull(),
    state: state(),
    dueAt: timestampColumn('due_at').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    learningStep: integer('learning_step').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    lastReviewAt: timestampColumn('last_review_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    foreignKey({
      name: 'review_card_fk',
      columns: [table.learnerId, table.language, table.lemma, table.direction],
      foreignColumns: [reviewCard.learnerId, reviewCard.language, reviewCard.lemma, reviewCard.direction],
    }).onDelete('cascade'),
    index('review_by_card').on(
      table.learnerId,
      table.language,
      table.lemma,
      table.direction,
      table.reviewedAt,
    ),
    // With what the summary asks of an answer, so that it reads the index alone.
    index('review_by_time').on(table.learnerId, table.language, table.reviewedAt, table.state, table.grade),
  ],
)

/**
 * How many memories are asked for, kept and not counted: by how firm they are, and by when they are due. A trigger on
 * `memory` adds a row for each change and changes none, so that writers never wait for each other; a figure is the sum of
 * its rows, and `foldTallies` makes one of many.
 */
export const reviewCardTally = pgTable(
  'review_card_tally',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** -3 new, -2 learning, -1 firm; otherwise the quarter of an hour since 1970 in which it is due. */
    bucket: integer('bucket').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    delta: integer('delta').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.bucket, table.id] })],
)

export const reviewSettings = pgTable('review_settings', {
  learnerId: owner().primaryKey(),
  retention: doublePrecision('retention').notNull(),
  newPerDay: integer('new_per_day').notNull(),
  reviewsPerDay: integer('reviews_per_day').notNull(),
  forgivesAccents: boolean('forgives_accents').notNull(),
})
