import { and, eq, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { mediaProgress } from '../../database/schema/player.ts'

const positionByMedia = prepared((db) =>
  db
    .select({ position: mediaProgress.positionSeconds })
    .from(mediaProgress)
    .where(
      and(
        eq(mediaProgress.learnerId, sql.placeholder('learnerId')),
        eq(mediaProgress.mediaId, sql.placeholder('mediaId')),
      ),
    )
    .prepare('progress_by_media'),
)

/** Seconds, or null when this learner never opened it. */
export async function findPosition(db: Database, learnerId: string, mediaId: string): Promise<number | null> {
  return (await positionByMedia(db).execute({ learnerId, mediaId }))[0]?.position ?? null
}

type Progress = { positionSeconds: number; isPaused: boolean; playedSeconds: number; now: Date }

/** No report of a browser that has just begun to watch carries more. */
const firstReportSeconds = 60
/** The fastest that media is played. */
const fastest = 2

/**
 * The last report wins. Seconds played add up, but never to more than time could have played since the report before:
 * one that is sent twice counts once.
 */
export async function saveProgress(
  db: Database,
  learnerId: string,
  mediaId: string,
  { positionSeconds, isPaused, playedSeconds, now }: Progress,
) {
  await db
    .insert(mediaProgress)
    .values({
      learnerId,
      mediaId,
      positionSeconds,
      isPaused,
      playedSeconds: Math.min(playedSeconds, firstReportSeconds),
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [mediaProgress.learnerId, mediaProgress.mediaId],
      set: {
        positionSeconds,
        isPaused,
        playedSeconds: sql`${mediaProgress.playedSeconds} + least(${playedSeconds}::float8, ${fastest} * greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - ${mediaProgress.updatedAt})))`,
        updatedAt: now,
      },
    })
}
