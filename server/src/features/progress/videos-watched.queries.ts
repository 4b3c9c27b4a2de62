import { and, eq, gt, gte, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
import { mediaProgress } from '../../database/schema/player.ts'

/** A video counts as watched after so many seconds, or after half of its length if it is shorter than two minutes. */
const watchedSeconds = 60

export async function countVideosWatched(db: Database, learnerId: string): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(mediaProgress)
    .innerJoin(mediaItem, eq(mediaItem.id, mediaProgress.mediaId))
    .where(
      and(
        eq(mediaProgress.learnerId, learnerId),
        eq(mediaItem.kind, 'video'),
        or(
          gte(mediaProgress.playedSeconds, watchedSeconds),
          and(
            gt(mediaProgress.playedSeconds, 0),
            gte(mediaProgress.playedSeconds, sql`${mediaItem.durationSeconds} / 2`),
          ),
        ),
      ),
    )
  return found?.count ?? 0
}
