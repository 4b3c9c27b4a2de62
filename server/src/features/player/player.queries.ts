import { and, eq, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
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

/** No report of a browser that has just begun to watch carries more. */
const firstReportSeconds = 60
/** The fastest that media is played. */
const fastest = 2

const at = sql`${sql.placeholder('now')}::timestamptz`
const played = sql`${sql.placeholder('playedSeconds')}::float8`
/** What the row before allows: seconds that can have been played since it was written. */
const playable = sql`${fastest}::float8 * greatest(0, extract(epoch from ${at} - ${mediaProgress.updatedAt}))`

const progressReport = prepared((db) =>
  db
    .insert(mediaProgress)
    .select(
      db
        .select({
          learnerId: learner.id,
          mediaId: mediaItem.id,
          positionSeconds:
            sql`least(${sql.placeholder('positionSeconds')}::float8, ${mediaItem.durationSeconds})`.as(
              'position_seconds',
            ),
          playedSeconds: sql`least(${played}, ${firstReportSeconds}::float8)`.as('played_seconds'),
          isPaused: sql`${sql.placeholder('isPaused')}::boolean`.as('is_paused'),
          updatedAt: at.as('updated_at'),
        })
        .from(mediaItem)
        .innerJoin(learner, eq(learner.id, sql`${sql.placeholder('learnerId')}::uuid`))
        .where(
          and(
            eq(mediaItem.id, sql.placeholder('mediaId')),
            sql`(${mediaItem.ownerId} is null or (${mediaItem.ownerId} = ${learner.id} and ${mediaItem.removedAt} is null))`,
            sql`(not ${mediaItem.isPremium} or ${sql.placeholder('isAllOpen')}::boolean or ${learner.proUntil} > ${at})`,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [mediaProgress.learnerId, mediaProgress.mediaId],
      set: {
        positionSeconds: sql`excluded.position_seconds`,
        isPaused: sql`excluded.is_paused`,
        playedSeconds: sql`${mediaProgress.playedSeconds} + least(${played}, ${playable})`,
        updatedAt: at,
      },
    })
    .returning({ mediaId: mediaProgress.mediaId })
    .prepare('progress_report'),
)

export type ProgressReport = {
  learnerId: string
  mediaId: string
  positionSeconds: number
  playedSeconds: number
  isPaused: boolean
  now: Date
  /** True where there are no plans. */
  isAllOpen: boolean
}

/**
 * The last report wins. Seconds played add up, but never to more than time could have played since the report before:
 * one that is sent twice counts once. One statement, because every player sends one every five seconds.
 * @returns false when there is no such item, or the learner's plan does not open it
 */
export async function saveProgress(db: Database, { now, ...report }: ProgressReport): Promise<boolean> {
  const rows = await progressReport(db).execute({ ...report, now: now.toISOString() })
  return rows.length === 1
}
