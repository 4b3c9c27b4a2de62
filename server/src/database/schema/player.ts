import {
  boolean,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { learner } from './accounts.ts'
import { mediaItem } from './catalogue.ts'

export const mediaProgress = pgTable(
  'media_progress',
  {
    learnerId: uuid('learner_id')
      .notNull()
      .references(() => learner.id, { onDelete: 'cascade' }),
    mediaId: text('media_id')
      .notNull()
      .references(() => mediaItem.id, { onDelete: 'cascade' }),
    positionSeconds: doublePrecision('position_seconds').notNull(),
    /** Sum of seconds really played. */
    playedSeconds: doublePrecision('played_seconds').notNull(),
    isPaused: boolean('is_paused').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.mediaId] }),
    index('media_progress_recent').on(table.learnerId, table.updatedAt),
  ],
)
