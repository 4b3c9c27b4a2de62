import { and, desc, eq, gte, inArray, isNull, lt, lte, or, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { type TranscribedPart, transcriptionJob } from '../../../database/schema/own-media.ts'
import type { StoredTranscriptionJob } from '../own-media.queries.ts'

type JobId = Pick<StoredTranscriptionJob, 'learnerId' | 'id'>
type Failure = NonNullable<StoredTranscriptionJob['failure']>

const isOpen = inArray(transcriptionJob.status, ['waiting', 'running'])
const ofJob = ({ learnerId, id }: JobId) =>
  and(eq(transcriptionJob.learnerId, learnerId), eq(transcriptionJob.id, id))
const ofMedia = (learnerId: string, mediaId: string) =>
  and(eq(transcriptionJob.learnerId, learnerId), eq(transcriptionJob.mediaId, mediaId))
/** True while this run holds the lease; after that it must not change the job. */
const isHeld = (job: StoredTranscriptionJob) =>
  and(
    ofJob(job),
    eq(transcriptionJob.status, 'running'),
    eq(transcriptionJob.leaseOwner, job.leaseOwner ?? ''),
  )

/** The parts without their lines. */
const partsWithoutLines = sql<TranscribedPart[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('startSeconds', part -> 'startSeconds', 'lines', '[]'::jsonb)), '[]'::jsonb)
  from jsonb_array_elements(${transcriptionJob.parts}) part)`

export async function findNewestJob(
  db: Database,
  learnerId: string,
  mediaId: string,
): Promise<StoredTranscriptionJob | undefined> {
  const [row] = await db
    .select()
    .from(transcriptionJob)
    .where(ofMedia(learnerId, mediaId))
    .orderBy(desc(transcriptionJob.requestedAt), desc(transcriptionJob.id))
    .limit(1)
  return row
}

export async function insertJob(
  db: Database,
  values: Pick<
    StoredTranscriptionJob,
    'learnerId' | 'mediaId' | 'seconds' | 'transcriptVersion' | 'requestedAt'
  >,
): Promise<StoredTranscriptionJob> {
  const [row] = await db
    .insert(transcriptionJob)
    .values({ ...values, status: 'waiting' })
    .returning()
  return row as StoredTranscriptionJob
}

/** Total length of the files that were or will be transcribed, of the requests since a time. */
export async function sumSeconds(db: Database, learnerId: string, since: Date): Promise<number> {
  const isCounted = or(
    inArray(transcriptionJob.status, ['waiting', 'running', 'done']),
    sql`jsonb_array_length(${transcriptionJob.parts}) > 0`,
  )
  const [row] = await db
    .select({ seconds: sum(transcriptionJob.seconds).mapWith(Number) })
    .from(transcriptionJob)
    .where(
      and(eq(transcriptionJob.learnerId, learnerId), gte(transcriptionJob.requestedAt, since), isCounted),
    )
  return row?.seconds ?? 0
}

/** Cancels the open job of a media item. The server that runs it notices when it extends its lease. */
export async function cancelJobOf(
  db: Database,
  { learnerId, mediaId, now }: { learnerId: string; mediaId: string; now: Date },
) {
  await db
    .update(transcriptionJob)
    .set({ status: 'cancelled', finishedAt: now, leaseOwner: null, parts: partsWithoutLines })
    .where(and(ofMedia(learnerId, mediaId), isOpen))
}

type Lease = { holder: string; now: Date; until: Date }

/** Learners take turns, so that one who requests a hundred transcriptions does not delay the others. */
const lastTurn = sql`(
  select max(done.finished_at) from ${transcriptionJob} done where done.learner_id = ${transcriptionJob.learnerId})`

/** Claims the next job that waits or whose lease has ended. Two servers never get the same job. */
export async function claimJob(
  db: Database,
  { holder, now, until }: Lease,
): Promise<StoredTranscriptionJob | undefined> {
  const isDue = or(isNull(transcriptionJob.leaseUntil), lte(transcriptionJob.leaseUntil, now))
  const due = db
    .select({ id: transcriptionJob.id })
    .from(transcriptionJob)
    .where(and(isOpen, isDue))
    .orderBy(sql`${lastTurn} nulls first`, transcriptionJob.requestedAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(transcriptionJob)
    .set({
      status: 'running',
      leaseOwner: holder,
      leaseUntil: until,
      attempts: sql`${transcriptionJob.attempts} + 1`,
    })
    .where(inArray(transcriptionJob.id, due))
    .returning()
  return row
}

/** @returns false when the job was cancelled or claimed by another server */
export async function extendLease(db: Database, job: StoredTranscriptionJob, until: Date): Promise<boolean> {
  return updateHeld(db, job, { leaseUntil: until })
}

export async function savePartsTotal(
  db: Database,
  job: StoredTranscriptionJob,
  partsTotal: number | null,
): Promise<boolean> {
  return updateHeld(db, job, { partsTotal })
}

/**
 * Stores a transcribed part; after a restart the job continues behind it. The transcribed seconds count against the day
 * even when the browser reported a shorter length.
 */
export async function savePart(
  db: Database,
  job: StoredTranscriptionJob,
  part: TranscribedPart,
): Promise<boolean> {
  const rows = await db
    .update(transcriptionJob)
    .set({
      parts: sql`${transcriptionJob.parts} || ${JSON.stringify([part])}::jsonb`,
      seconds: sql`greatest(${transcriptionJob.seconds}, ${transcribedUntil(part)}::float8)`,
    })
    .where(isHeld(job))
    .returning({ id: transcriptionJob.id })
  return rows.length === 1
}

const transcribedUntil = ({ startSeconds, lines }: TranscribedPart) =>
  lines.reduce((latest, { end }) => Math.max(latest, startSeconds + end), 0)

/** Returns a job to the queue; it is not claimed again before `at`. */
export async function postponeJob(
  db: Database,
  job: StoredTranscriptionJob,
  values: { at: Date | null; attempts: number },
) {
  return updateHeld(db, job, {
    status: 'waiting',
    leaseOwner: null,
    leaseUntil: values.at,
    attempts: values.attempts,
  })
}

/** Ends a job. Its lines are deleted, because they are in the transcript or not needed; the seconds stay. */
export async function endJob(
  db: Database,
  job: StoredTranscriptionJob,
  now: Date,
  failure: Failure | null,
): Promise<boolean> {
  const status = failure ? 'failed' : 'done'
  const values = { status, failure, finishedAt: now, leaseOwner: null, leaseUntil: null } as const
  return updateHeld(db, job, { ...values, parts: partsWithoutLines })
}

type Values = Partial<Omit<StoredTranscriptionJob, 'parts'>> & { parts?: typeof partsWithoutLines }

async function updateHeld(db: Database, job: StoredTranscriptionJob, values: Values): Promise<boolean> {
  const rows = await db
    .update(transcriptionJob)
    .set(values)
    .where(isHeld(job))
    .returning({ id: transcriptionJob.id })
  return rows.length === 1
}

/** Deletes the jobs that finished before a time. */
export async function deleteJobsBefore(db: Database, before: Date) {
  await db.delete(transcriptionJob).where(lt(transcriptionJob.finishedAt, before))
}
