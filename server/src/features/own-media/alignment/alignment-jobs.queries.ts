import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { alignmentJob } from '../../../database/schema/own-media.ts'

export type StoredAlignmentJob = typeof alignmentJob.$inferSelect
export type AlignmentFailure = NonNullable<StoredAlignmentJob['failure']>

const isOpen = inArray(alignmentJob.status, ['waiting', 'running'])
const ofMedia = (learnerId: string, mediaId: string) =>
  and(eq(alignmentJob.learnerId, learnerId), eq(alignmentJob.mediaId, mediaId))
/** True while this run holds the job: another run increases `attempts`, and a new request changes `requestedAt`. */
const isHeld = ({ learnerId, mediaId, attempts, requestedAt }: StoredAlignmentJob) =>
  and(
    ofMedia(learnerId, mediaId),
    eq(alignmentJob.status, 'running'),
    eq(alignmentJob.attempts, attempts),
    eq(alignmentJob.requestedAt, requestedAt),
  )

/** Replaces the previous job of the media item. */
export async function insertAlignment(
  db: Database,
  values: Pick<StoredAlignmentJob, 'learnerId' | 'mediaId' | 'transcriptVersion' | 'requestedAt'>,
): Promise<StoredAlignmentJob> {
  const fresh = {
    ...values,
    status: 'waiting' as const,
    failure: null,
    percent: 0,
    attempts: 0,
    leaseUntil: null,
    finishedAt: null,
  }
  const [row] = await db
    .insert(alignmentJob)
    .values(fresh)
    .onConflictDoUpdate({ target: [alignmentJob.learnerId, alignmentJob.mediaId], set: fresh })
    .returning()
  return row as StoredAlignmentJob
}

/** Cancels the open job of a media item. The server that runs it notices when it extends its lease. */
export async function cancelAlignmentOf(
  db: Database,
  { learnerId, mediaId, now }: { learnerId: string; mediaId: string; now: Date },
) {
  await db
    .update(alignmentJob)
    .set({ status: 'cancelled', finishedAt: now, leaseUntil: null })
    .where(and(ofMedia(learnerId, mediaId), isOpen))
}

/** Learners take turns, so that one with a hundred texts does not delay the others. */
const lastTurn = sql`(
  select max(done.finished_at) from ${alignmentJob} done where done.learner_id = ${alignmentJob.learnerId})`

/** Claims the next job that waits or whose lease has ended. Two servers never get the same job. */
export async function claimAlignment(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<StoredAlignmentJob | undefined> {
  const due = db
    .select({ mediaId: alignmentJob.mediaId })
    .from(alignmentJob)
    .where(and(isOpen, or(isNull(alignmentJob.leaseUntil), lte(alignmentJob.leaseUntil, now))))
    .orderBy(sql`${lastTurn} nulls first`, alignmentJob.requestedAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(alignmentJob)
    .set({ status: 'running', leaseUntil: until, percent: 0, attempts: sql`${alignmentJob.attempts} + 1` })
    .where(inArray(alignmentJob.mediaId, due))
    .returning()
  return row
}

/** @returns false when the job was cancelled, replaced, or claimed by another server */
export async function extendAlignment(
  db: Database,
  job: StoredAlignmentJob,
  values: { until: Date; percent: number },
): Promise<boolean> {
  return updateHeld(db, job, { leaseUntil: values.until, percent: values.percent })
}

/** Returns a job to the queue at once; the run does not count as an attempt. */
export async function releaseAlignment(db: Database, job: StoredAlignmentJob) {
  await updateHeld(db, job, {
    status: 'waiting',
    leaseUntil: null,
    percent: 0,
    attempts: job.attempts - 1,
  })
}

/** @returns false when this run does not hold the job any more */
export async function endAlignment(
  db: Database,
  job: StoredAlignmentJob,
  { failure, now }: { failure: AlignmentFailure | null; now: Date },
): Promise<boolean> {
  return updateHeld(db, job, {
    status: failure ? 'failed' : 'done',
    failure,
    finishedAt: now,
    leaseUntil: null,
    ...(!failure && { percent: 100 }),
  })
}

async function updateHeld(db: Database, job: StoredAlignmentJob, values: Partial<StoredAlignmentJob>) {
  const rows = await db
    .update(alignmentJob)
    .set(values)
    .where(isHeld(job))
    .returning({ mediaId: alignmentJob.mediaId })
  return rows.length === 1
}
