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
/** Whoever lost the lease changes nothing any more. */
const isHeld = (job: StoredTranscriptionJob) =>
  and(
    ofJob(job),
    eq(transcriptionJob.status, 'running'),
    eq(transcriptionJob.leaseOwner, job.leaseOwner ?? ''),
  )

/** Parts without what was heard. */
const emptied = sql<TranscribedPart[]>`(
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

/** Of everything that was heard, or may be, since a moment. */
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

/** Ends what is open of an item; whoever works on it notices with the next sign of life. */
export async function cancelJobOf(
  db: Database,
  { learnerId, mediaId, now }: { learnerId: string; mediaId: string; now: Date },
) {
  await db
    .update(transcriptionJob)
    .set({ status: 'cancelled', finishedAt: now, leaseOwner: null, parts: emptied })
    .where(and(ofMedia(learnerId, mediaId), isOpen))
}

type Lease = { holder: string; now: Date; until: Date }

/** Learners take turns: whoever asks for a hundred does not hold up the one of somebody else. */
const lastTurn = sql`(
  select max(done.finished_at) from ${transcriptionJob} done where done.learner_id = ${transcriptionJob.learnerId})`

/** Takes the oldest that waits, or whose holder gave no sign of life; no two get the same. */
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

/** @returns false when the lease was lost: cancelled, or somebody else's by now */
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
 * Whoever goes on after a restart begins behind it. What is heard counts against the day, whatever length the browser
 * told of a file that does not say it.
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
      seconds: sql`greatest(${transcriptionJob.seconds}, ${heardUntil(part)}::float8)`,
    })
    .where(isHeld(job))
    .returning({ id: transcriptionJob.id })
  return rows.length === 1
}

const heardUntil = ({ startSeconds, lines }: TranscribedPart) =>
  lines.reduce((latest, { end }) => Math.max(latest, startSeconds + end), 0)

/** Back in the row, not before `at`. */
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

/** The text itself is in the transcript, or nowhere: what was heard goes, and only how much it was is kept. */
export async function endJob(
  db: Database,
  job: StoredTranscriptionJob,
  now: Date,
  failure: Failure | null,
): Promise<boolean> {
  const status = failure ? 'failed' : 'done'
  const over = { status, failure, finishedAt: now, leaseOwner: null, leaseUntil: null } as const
  return updateHeld(db, job, { ...over, parts: emptied })
}

type Values = Partial<Omit<StoredTranscriptionJob, 'parts'>> & { parts?: typeof emptied }

async function updateHeld(db: Database, job: StoredTranscriptionJob, values: Values): Promise<boolean> {
  const rows = await db
    .update(transcriptionJob)
    .set(values)
    .where(isHeld(job))
    .returning({ id: transcriptionJob.id })
  return rows.length === 1
}

/** Nobody asks about them any more. */
export async function forgetJobsBefore(db: Database, before: Date) {
  await db.delete(transcriptionJob).where(lt(transcriptionJob.finishedAt, before))
}
