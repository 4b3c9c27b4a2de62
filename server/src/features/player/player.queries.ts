import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Database, prepared } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
import { mediaProgress, watchTime } from '../../database/schema/player.ts'

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

/** One report of a learner at a time, until the transaction ends. */
export async function lockReports(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${learnerId}`}, 0))`)
}

/** The first report of all has none before it: it carries no more than some reports of a browser that has just begun. */
const firstReportSeconds = 15

const quarter = sql.raw(`interval '15 minutes'`)
const secondsBetween = (from: SQL, until: SQL) => sql<number>`extract(epoch from ${until} - ${from})::float8`

/** What was sent. Each value is named here once: whatever is named twice is sent twice. */
const sent = sql`(select
    ${sql.placeholder('at')}::timestamptz as at,
    ${sql.placeholder('positionSeconds')}::float8 as position,
    ${sql.placeholder('playedSeconds')}::float8 as played,
    ${sql.placeholder('isPaused')}::boolean as is_paused,
    ${sql.placeholder('isAllOpen')}::boolean as is_all_open
  ) as sent`

/**
 * The item and the learner who reports it, with what of the time that they say they played can have passed: since their
 * last report of anything. One from the same place as before is the same report again, and carries nothing.
 */
const reported = (db: Database) => {
  const before = alias(mediaProgress, 'before')
  const position = sql`least(sent.position, ${mediaItem.durationSeconds})`
  const lastReport = sql`(
    select max(updated_at) from ${mediaProgress} as any_item
    where any_item.learner_id = ${learner.id} and any_item.updated_at <= sent.at)`
  const passed = sql`coalesce(${secondsBetween(lastReport, sql`sent.at`)}, ${sql.raw(`${firstReportSeconds}`)})`
  return db
    .select({
      learnerId: sql<string>`${learner.id}`.as('learner_id'),
      mediaId: sql<string>`${mediaItem.id}`.as('media_id'),
      positionSeconds: sql<number>`${position}`.as('position_seconds'),
      playedSeconds:
        sql<number>`case when ${before.positionSeconds} = ${position} then 0 else least(sent.played, ${passed}) end`.as(
          'played_seconds',
        ),
      isPaused: sql<boolean>`sent.is_paused`.as('is_paused'),
      updatedAt: sql<Date>`sent.at`.as('updated_at'),
    })
    .from(mediaItem)
    .innerJoin(learner, eq(learner.id, sql`${sql.placeholder('learnerId')}::uuid`))
    .crossJoin(sent)
    .leftJoin(before, and(eq(before.learnerId, learner.id), eq(before.mediaId, mediaItem.id)))
    .where(
      and(
        eq(mediaItem.id, sql.placeholder('mediaId')),
        sql`(${mediaItem.ownerId} is null or (${mediaItem.ownerId} = ${learner.id} and ${mediaItem.removedAt} is null))`,
        sql`(not ${mediaItem.isPremium} or sent.is_all_open or ${learner.proUntil} > sent.at)`,
      ),
    )
}

/** What was played lies behind the report, and belongs to the quarters of an hour that it reaches back into. */
function partsOfQuarters(db: Database, report: ReturnType<typeof withReport>) {
  const now = report.updatedAt
  const begin = sql`(${now} - make_interval(secs => ${report.playedSeconds}))`
  const startsAt = sql<Date>`quarter.starts_at`
  const end = sql<Date>`least(${now}, ${startsAt} + ${quarter})`
  return db
    .select({
      learnerId: report.learnerId,
      startsAt: startsAt.as('starts_at'),
      seconds: secondsBetween(sql`greatest(${begin}, ${startsAt})`, end).as('seconds'),
      countedUntil: end.as('counted_until'),
    })
    .from(report)
    .crossJoinLateral(
      sql`generate_series(date_bin(${quarter}, ${begin}, 'epoch'), ${now}, ${quarter}) as quarter(starts_at)`,
    )
    .where(and(sql`${report.playedSeconds} > 0`, sql`${startsAt} < ${now}`))
}

const withReport = (db: Database) => db.$with('report').as(reported(db))

/** What the last report says. */
const latestReport = {
  positionSeconds: sql`excluded.position_seconds`,
  isPaused: sql`excluded.is_paused`,
  updatedAt: sql`excluded.updated_at`,
}

const ifLatest = (then: SQL, otherwise: SQL) =>
  sql`case when excluded.updated_at < ${mediaProgress.updatedAt} then ${otherwise} else ${then} end`

/** A report that waited for a connection may come after one that was made later: that one stays the last. */
const lateReport = {
  positionSeconds: ifLatest(latestReport.positionSeconds, sql`${mediaProgress.positionSeconds}`),
  isPaused: ifLatest(latestReport.isPaused, sql`${mediaProgress.isPaused}`),
  updatedAt: ifLatest(latestReport.updatedAt, sql`${mediaProgress.updatedAt}`),
}

function prepareReport(db: Database, name: string, place: typeof latestReport) {
  const report = withReport(db)
  // Two reports may arrive at one moment: each limits itself by what the row says once it is its turn.
  const kept = db.$with('kept').as(
    db
      .insert(mediaProgress)
      .select(db.select().from(report))
      .onConflictDoUpdate({
        target: [mediaProgress.learnerId, mediaProgress.mediaId],
        set: {
          ...place,
          playedSeconds: sql`${mediaProgress.playedSeconds} + least(excluded.played_seconds, greatest(0, ${secondsBetween(sql`${mediaProgress.updatedAt}`, sql`excluded.updated_at`)}))`,
        },
      })
      .returning({ mediaId: mediaProgress.mediaId }),
  )
  const counted = db.$with('counted').as(
    db
      .insert(watchTime)
      .select(partsOfQuarters(db, report))
      .onConflictDoUpdate({
        target: [watchTime.learnerId, watchTime.startsAt],
        set: {
          seconds: sql`least(900, ${watchTime.seconds} + least(excluded.seconds, greatest(0, ${secondsBetween(sql`${watchTime.countedUntil}`, sql`excluded.counted_until`)})))`,
          countedUntil: sql`greatest(${watchTime.countedUntil}, excluded.counted_until)`,
        },
      })
      .returning({ startsAt: watchTime.startsAt }),
  )
  return db.with(report, kept, counted).select({ mediaId: kept.mediaId }).from(kept).prepare(name)
}

const progressReport = prepared((db) => prepareReport(db, 'progress_report', latestReport))
const lateProgressReport = prepared((db) => prepareReport(db, 'late_progress_report', lateReport))

export type ProgressReport = {
  learnerId: string
  mediaId: string
  positionSeconds: number
  playedSeconds: number
  isPaused: boolean
  /** When it was made; `isLate` where it waited for a connection. */
  at: Date
  isLate: boolean
  /** True where there are no plans. */
  isAllOpen: boolean
}

/**
 * The last report wins. Seconds played add up, of the item and of the quarters of an hour in which they were played, but
 * never to more than has passed since the learner's report before: one that is sent twice counts once. One statement,
 * because every player sends one every five seconds.
 * @returns false when there is no such item, or the learner's plan does not open it
 */
export async function saveProgress(
  db: Database,
  { at, isLate, ...report }: ProgressReport,
): Promise<boolean> {
  const statement = isLate ? lateProgressReport(db) : progressReport(db)
  const rows = await statement.execute({ ...report, at: at.toISOString() })
  return rows.length === 1
}
