import { boolean, doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { owner } from './accounts.ts'
import { at } from './at.ts'
import { mediaItem } from './catalogue.ts'

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
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.mediaId] }),
    index('media_progress_recent').on(table.learnerId, table.updatedAt),
  ],
)
