import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { alignmentJob } from '../../../database/schema/own-media.ts'

export type StoredAlignmentJob = typeof alignmentJob.$inferSelect
export type AlignmentFailure = NonNullable<StoredAlignmentJob['failure']>

const isOpen = inArray(alignmentJob.status, ['waiting', 'running'])
const ofMedia = (learnerId: string, mediaId: string) =>
  and(eq(alignmentJob.learnerId, learnerId), eq(alignmentJob.mediaId, mediaId))
/** Whoever comes next raises the attempts, and whoever asks anew asks at another moment. */
const isHeld = ({ learnerId, mediaId, attempts, requestedAt }: StoredAlignmentJob) =>
  and(
    ofMedia(learnerId, mediaId),
    eq(alignmentJob.status, 'running'),
    eq(alignmentJob.attempts, attempts),
    eq(alignmentJob.requestedAt, requestedAt),
  )

/** In place of the one before. */
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

/** Ends what is open of an item; whoever works on it notices with the next sign of life. */
export async function cancelAlignmentOf(
  db: Database,
  { learnerId, mediaId, now }: { learnerId: string; mediaId: string; now: Date },
) {
  await db
    .update(alignmentJob)
    .set({ status: 'cancelled', finishedAt: now, leaseUntil: null })
    .where(and(ofMedia(learnerId, mediaId), isOpen))
}

/** Learners take turns: whoever brings a hundred texts does not hold up the one of somebody else. */
const lastTurn = sql`(
  select max(done.finished_at) from ${alignmentJob} done where done.learner_id = ${alignmentJob.learnerId})`

/** Takes the oldest that waits, or whose server gave no sign of life; no two get the same. */
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

/** @returns false when it was cancelled, is somebody else's by now, or for another text */
export async function extendAlignment(
  db: Database,
  job: StoredAlignmentJob,
  values: { until: Date; percent: number },
): Promise<boolean> {
  return updateHeld(db, job, { leaseUntil: values.until, percent: values.percent })
}

/** To be taken at once by whoever comes next; it does not count as an attempt. */
export async function releaseAlignment(db: Database, job: StoredAlignmentJob) {
  await updateHeld(db, job, {
    status: 'waiting',
    leaseUntil: null,
    percent: 0,
    attempts: job.attempts - 1,
  })
}

/** @returns false when it was not ours any more */
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
