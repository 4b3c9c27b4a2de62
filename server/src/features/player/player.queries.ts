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

/** The last report wins; seconds played add up. */
export async function saveProgress(
  db: Database,
  learnerId: string,
  mediaId: string,
  { positionSeconds, isPaused, playedSeconds, now }: Progress,
) {
  await db
    .insert(mediaProgress)
    .values({ learnerId, mediaId, positionSeconds, isPaused, playedSeconds, updatedAt: now })
    .onConflictDoUpdate({
      target: [mediaProgress.learnerId, mediaProgress.mediaId],
      set: {
        positionSeconds,
        isPaused,
        playedSeconds: sql`${mediaProgress.playedSeconds} + ${playedSeconds}`,
        updatedAt: now,
      },
    })
}
