import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { createBatcher } from '../../database/batcher.ts'
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

/** The position in seconds, or null when this learner never opened the item. */
export async function findPosition(db: Database, learnerId: string, mediaId: string): Promise<number | null> {
  return (await positionByMedia(db).execute({ learnerId, mediaId }))[0]?.position ?? null
}

/** Locks the reports of a learner until the end of the transaction. */
export async function lockReports(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`progress ${learnerId}`}, 0))`)
}

/** Maximum of the first report of a learner, which cannot be limited by the time since an earlier report. */
const firstReportSeconds = 15

const quarter = sql.raw(`interval '15 minutes'`)
const secondsBetween = (from: SQL, until: SQL) => sql<number>`extract(epoch from ${until} - ${from})::float8`

/**
 * The reports, at most one of each learner. Each placeholder but one occurs only here, because each occurrence would be sent
 * to the database. Without the limit PostgreSQL expects ten reports, and plans the statement again for each single one.
 */
const sent = sql`(select given.*, ${sql.placeholder('isAllOpen')}::boolean as is_all_open from unnest(
    ${sql.placeholder('learnerIds')}::uuid[],
    ${sql.placeholder('mediaIds')}::text[],
    ${sql.placeholder('times')}::timestamptz[],
    ${sql.placeholder('positions')}::float8[],
    ${sql.placeholder('playedSeconds')}::float8[],
    ${sql.placeholder('arePaused')}::boolean[]
  ) as given (learner_id, media_id, at, position, played, is_paused)
  limit cardinality(${sql.placeholder('learnerIds')}::uuid[])) as sent`

/**
 * The reports as rows. Their played seconds are limited by the time since the learner's last report of any item. A report
 * with the same position as before is a repetition, so its played seconds are 0.
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
    .from(sent)
    .innerJoin(mediaItem, eq(mediaItem.id, sql`sent.media_id`))
    .innerJoin(learner, eq(learner.id, sql`sent.learner_id`))
    .leftJoin(before, and(eq(before.learnerId, learner.id), eq(before.mediaId, mediaItem.id)))
    .where(
      and(
        sql`(${mediaItem.ownerId} is null or (${mediaItem.ownerId} = ${learner.id} and ${mediaItem.removedAt} is null))`,
        sql`(not ${mediaItem.isPremium} or sent.is_all_open or ${learner.proUntil} > sent.at)`,
      ),
    )
}

/** Distributes the played seconds, which end at the time of the report, over the quarters of an hour. */
function splitByQuarters(db: Database, report: ReturnType<typeof withReport>) {
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

/** The columns of a report that is the newest. */
const latestReport = {
  positionSeconds: sql`excluded.position_seconds`,
  isPaused: sql`excluded.is_paused`,
  updatedAt: sql`excluded.updated_at`,
}

const ifLatest = (then: SQL, otherwise: SQL) =>
  sql`case when excluded.updated_at < ${mediaProgress.updatedAt} then ${otherwise} else ${then} end`

/** The columns of a report that waited for a connection: they keep those of a newer report. */
const lateReport = {
  positionSeconds: ifLatest(latestReport.positionSeconds, sql`${mediaProgress.positionSeconds}`),
  isPaused: ifLatest(latestReport.isPaused, sql`${mediaProgress.isPaused}`),
  updatedAt: ifLatest(latestReport.updatedAt, sql`${mediaProgress.updatedAt}`),
}

function prepareReport(db: Database, name: string, columns: typeof latestReport) {
  const report = withReport(db)
  // The seconds are limited again by the row itself, because another report may have been written in the meantime.
  const saved = db.$with('saved').as(
    db
      .insert(mediaProgress)
      .select(db.select().from(report))
      .onConflictDoUpdate({
        target: [mediaProgress.learnerId, mediaProgress.mediaId],
        set: {
          ...columns,
          playedSeconds: sql`${mediaProgress.playedSeconds} + least(excluded.played_seconds, greatest(0, ${secondsBetween(sql`${mediaProgress.updatedAt}`, sql`excluded.updated_at`)}))`,
        },
      })
      .returning({ learnerId: mediaProgress.learnerId }),
  )
  const counted = db.$with('counted').as(
    db
      .insert(watchTime)
      .select(splitByQuarters(db, report))
      .onConflictDoUpdate({
        target: [watchTime.learnerId, watchTime.startsAt],
        set: {
          seconds: sql`least(900, ${watchTime.seconds} + least(excluded.seconds, greatest(0, ${secondsBetween(sql`${watchTime.countedUntil}`, sql`excluded.counted_until`)})))`,
          countedUntil: sql`greatest(${watchTime.countedUntil}, excluded.counted_until)`,
        },
      })
      .returning({ startsAt: watchTime.startsAt }),
  )
  return db.with(report, saved, counted).select({ learnerId: saved.learnerId }).from(saved).prepare(name)
}

const progressReport = prepared((db) => prepareReport(db, 'progress_report', latestReport))
const lateProgressReport = prepared((db) => prepareReport(db, 'late_progress_report', lateReport))

export type ProgressReport = {
  learnerId: string
  mediaId: string
  positionSeconds: number
  playedSeconds: number
  isPaused: boolean
  /** When the browser made the report. */
  at: Date
  /** True when it waited for a connection. */
  isLate: boolean
  /** True when there are no plans. */
  isAllOpen: boolean
}

/**
 * Saves the position of the newest report, and adds the played seconds to the item and to the quarters of an hour. The
 * seconds never exceed the time since the learner's previous report, so that a repeated report counts once. It is one
 * statement, because every player reports every five seconds.
 * @returns false when the item does not exist, or the learner's plan does not open it
 */
export async function saveProgress(db: Database, report: ProgressReport): Promise<boolean> {
  const [isSaved] = await saveReports(db, [report])
  return isSaved === true
}

/** Like `saveProgress`, but reports of several learners share a statement while another one is running. */
export const saveProgressTogether = (db: Database, report: ProgressReport): Promise<boolean> =>
  reportBatches(db)(report)

const reportBatches = prepared((db) =>
  createBatcher({
    run: (reports: readonly ProgressReport[]) => saveReports(db, reports),
    keyOf: ({ learnerId }) => learnerId,
    isAlone: ({ isLate }) => isLate,
  }),
)

/** @param reports at most one of each learner; either one late report, or reports that are not late */
async function saveReports(db: Database, reports: readonly ProgressReport[]): Promise<boolean[]> {
  const statement = reports.some(({ isLate }) => isLate) ? lateProgressReport(db) : progressReport(db)
  const rows = await statement.execute({
    learnerIds: reports.map(({ learnerId }) => learnerId),
    mediaIds: reports.map(({ mediaId }) => mediaId),
    times: reports.map(({ at }) => at.toISOString()),
    positions: reports.map(({ positionSeconds }) => positionSeconds),
    playedSeconds: reports.map(({ playedSeconds }) => playedSeconds),
    arePaused: reports.map(({ isPaused }) => isPaused),
    isAllOpen: reports.every(({ isAllOpen }) => isAllOpen),
  })
  const saved = new Set(rows.map(({ learnerId }) => learnerId))
  return reports.map(({ learnerId }) => saved.has(learnerId))
}
