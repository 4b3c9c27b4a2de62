import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
    /** Sum of seconds really played. */
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
 * How long a learner watched and listened in each quarter of an hour: in every time zone a day begins with one. Of a
 * quarter no moment counts twice, however often, from however many tabs and with whatever clock it is reported.
 */
export const watchTime = pgTable(
  'watch_time',
  {
    learnerId: owner(),
    startsAt: timestampColumn('starts_at').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    /** Until when in this quarter has been reported. */
    countedUntil: timestampColumn('counted_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.startsAt] }),
    check('watch_time_fits', sql`${table.seconds} between 0 and 900`),
  ],
)

/** Where the learner's days begin, as their browser said last. */
export const learnerTimeZone = pgTable('learner_time_zone', {
  learnerId: owner().primaryKey(),
  timeZone: text('time_zone').notNull(),
})
