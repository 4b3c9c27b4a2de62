import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { mediaItem } from './catalogue.ts'
import { timestampColumn } from './timestamp-column.ts'

export const mediaProgress = pgTable(
  'media_progress',
  {
    learnerId: owner(),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    positionSeconds: doublePrecision('position_seconds').notNull(),
    /** Total seconds played. */
    playedSeconds: doublePrecision('played_seconds').notNull(),
    isPaused: boolean('is_paused').notNull(),
    updatedAt: timestampColumn('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.mediaId] }),
    index('media_progress_recent').on(table.learnerId, table.updatedAt),
  ],
)

/**
 * Seconds that a learner watched or listened in each quarter of an hour, because in every time zone a day begins with a
 * quarter. No moment of a quarter counts twice, even when several tabs report it, repeatedly or with wrong clocks.
 */
export const watchTime = pgTable(
  'watch_time',
  {
    learnerId: owner(),
    startsAt: timestampColumn('starts_at').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    /** Time until which this quarter was reported. */
    countedUntil: timestampColumn('counted_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.startsAt] }),
    check('watch_time_fits', sql`${table.seconds} between 0 and 900`),
  ],
)

/** The time zone that the learner's browser reported last, which determines when their days begin. */
export const learnerTimeZone = pgTable('learner_time_zone', {
  learnerId: owner().primaryKey(),
  timeZone: text('time_zone').notNull(),
  /** False while UTC stands in for a time zone that no browser has reported. */
  isReported: boolean('is_reported').notNull().default(false),
  /** The hour at which the days of `activity_day` begin; 0 in rows of older versions, which are computed again. */
  dayBeginsAt: integer('day_begins_at').notNull().default(0),
})
