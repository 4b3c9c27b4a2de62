import { bigint, date, doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'

/** Empty for watch time, and for answers other than reviews. */
const language = () => text('language').notNull()

/** The quarter of an hour since 1970. In every time zone a day begins with one. */
const quarter = () => integer('quarter').notNull()

const sums = {
  seconds: doublePrecision('seconds').notNull().default(0),
  /** Each review, answer in a vocabulary test, lesson item and grammar question, and each question of a media test. */
  answers: integer('answers').notNull().default(0),
  reviews: integer('reviews').notNull().default(0),
  /** Reviews of cards in the state review. */
  recalls: integer('recalls').notNull().default(0),
  /** Those of them that were remembered. */
  remembered: integer('remembered').notNull().default(0),
  /** Words that are known now and became known in this time. */
  knownWords: integer('known_words').notNull().default(0),
}

/**
 * Changes of a learner's activity that are not added to `activity_quarter` and `activity_day` yet. Triggers insert a row
 * for each change of the rows that are counted and update none, so that concurrent writers never wait for each other. It
 * is a table of its own, because it stays small, and is vacuumed often.
 */
export const activityTally = pgTable(
  'activity_tally',
  {
    learnerId: owner(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    language: language(),
    quarter: quarter(),
    ...sums,
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.id] })],
)

/** Sums of a learner's activity by quarter of an hour, from which the days of another time zone are computed. */
export const activityQuarter = pgTable(
  'activity_quarter',
  { learnerId: owner(), language: language(), quarter: quarter(), ...sums },
  (table) => [primaryKey({ columns: [table.learnerId, table.language, table.quarter] })],
)

/**
 * The sums of `activity_quarter` by the days of the time zone in `learner_time_zone`. Only the server computes days: its
 * names and rules of time zones are not always those of the database.
 */
export const activityDay = pgTable(
  'activity_day',
  { learnerId: owner(), day: date('day', { mode: 'string' }).notNull(), language: language(), ...sums },
  (table) => [primaryKey({ columns: [table.learnerId, table.day, table.language] })],
)
