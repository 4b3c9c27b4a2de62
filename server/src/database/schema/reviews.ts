import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
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
/** The learner's day of the review before; null before the first one, and in rows of older versions. */
const lastReviewDay = () => date('last_review_day', { mode: 'string' })
const direction = () => text('direction', { enum: ['meaning', 'form'] }).notNull()

/** One review card for each lemma and direction, however many lists or forms contain the word. */
export const reviewCard = pgTable(
  'review_card',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** `lemmaKey` of the lemma. */
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
    lastReviewDay: lastReviewDay(),
    /** Time of the first review, to limit the new cards of a day. */
    introducedAt: timestampColumn('introduced_at'),
    /** False for a suspended card: no list contains the word, or the learner knows or ignores it. */
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
    // Cards whose days were counted by midnight UTC. It is empty once `mend-review-days.service.ts` has mended them.
    index('review_card_without_day')
      .on(table.learnerId)
      .where(sql`${table.lastReviewAt} is not null and ${table.lastReviewDay} is null`),
  ],
)

/**
 * Every graded answer, with the state of the card before it. `id` comes from the client, so that a repeated request
 * counts once.
 */
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
    lastReviewDay: lastReviewDay(),
    /** Where the learner was, so that a replay computes the same days; null in rows of older versions. */
    timeZone: text('time_zone'),
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
    // Contains all columns that the review summary needs, so that it is read from the index alone.
    index('review_by_time').on(table.learnerId, table.language, table.reviewedAt, table.state, table.grade),
  ],
)

/**
 * Counts of active review cards by stage and by due time. A trigger on `review_card` inserts a row for each change and
 * updates none, so that concurrent writers never wait for each other. A count is the sum of its rows;
 * `compactCardTallies` replaces many rows by one.
 */
export const reviewCardTally = pgTable(
  'review_card_tally',
  {
    learnerId: owner(),
    language: text('language').notNull(),
    /** -3 new, -2 learning, -1 stable; otherwise the quarter of an hour since 1970 in which the card is due. */
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
