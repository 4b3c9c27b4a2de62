import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaItem, transcript } from '../../database/schema/catalogue.ts'
import { alignmentJob, ownMedia, transcriptionJob, upload } from '../../database/schema/own-media.ts'
import { cancelAlignmentOf } from './alignment/alignment-jobs.queries.ts'

export type OwnItem = typeof mediaItem.$inferSelect
export type OwnState = typeof ownMedia.$inferSelect
export type Segments = typeof transcript.$inferSelect.segments
export type StoredTranscriptionJob = typeof transcriptionJob.$inferSelect

const isOf = (learnerId: string) => and(eq(mediaItem.ownerId, learnerId), isNull(mediaItem.removedAt))

/** Own media with its upload, its newest transcription job and its alignment job. */
function ownRows(db: Database) {
  const { learnerId, mediaId } = ownMedia
  const newestJob = sql`(
    select newest.id from ${transcriptionJob} newest
    where newest.learner_id = ${learnerId} and newest.media_id = ${mediaId}
    order by newest.requested_at desc, newest.id desc limit 1)`
  return db
    .select({ item: mediaItem, state: ownMedia, upload, job: transcriptionJob, alignment: alignmentJob })
    .from(mediaItem)
    .innerJoin(
      ownMedia,
      and(eq(ownMedia.learnerId, sql`${mediaItem.ownerId}`), eq(ownMedia.mediaId, mediaItem.id)),
    )
    .leftJoin(upload, and(eq(upload.learnerId, ownMedia.learnerId), eq(upload.mediaId, mediaItem.id)))
    .leftJoin(
      transcriptionJob,
      and(eq(transcriptionJob.learnerId, learnerId), eq(transcriptionJob.id, newestJob)),
    )
    .leftJoin(
      alignmentJob,
      and(eq(alignmentJob.learnerId, learnerId), eq(alignmentJob.mediaId, mediaItem.id)),
    )
}
export type OwnRow = Awaited<ReturnType<typeof listOwnRows>>[number]

const listedMaximum = 1000

export async function listOwnRows(db: Database, learnerId: string) {
  return ownRows(db)
    .where(isOf(learnerId))
    .orderBy(desc(mediaItem.createdAt), desc(mediaItem.id))
    .limit(listedMaximum)
}

export async function findOwnRow(
  db: Database,
  learnerId: string,
  mediaId: string,
): Promise<OwnRow | undefined> {
  return (await ownRows(db).where(and(isOf(learnerId), eq(mediaItem.id, mediaId))))[0]
}

export async function countOwnItems(db: Database, learnerId: string): Promise<number> {
  return db.$count(mediaItem, eq(mediaItem.ownerId, learnerId))
}

/** Also finds a removed video, because adding it again restores it. */
export async function findYoutubeItem(
  db: Database,
  learnerId: string,
  kind: OwnItem['kind'],
  videoId: string,
) {
  const [row] = await db
    .select({ id: mediaItem.id })
    .from(mediaItem)
    .where(
      and(
        eq(mediaItem.ownerId, learnerId),
        eq(mediaItem.kind, kind),
        sql`${mediaItem.source} ->> 'videoId' = ${videoId}`,
      ),
    )
  return row?.id
}

export async function insertOwnState(db: Database, learnerId: string, mediaId: string) {
  await db.insert(ownMedia).values({ learnerId, mediaId })
}

/** @returns false when the item does not exist or is already removed */
export async function markRemoved(
  db: Database,
  learnerId: string,
  mediaId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(mediaItem)
    .set({ removedAt: now })
    .where(and(isOf(learnerId), eq(mediaItem.id, mediaId)))
    .returning({ id: mediaItem.id })
  return rows.length === 1
}

/** @returns false when the item does not exist; an item that is not removed does not change */
export async function unmarkRemoved(db: Database, learnerId: string, mediaId: string): Promise<boolean> {
  const rows = await db
    .update(mediaItem)
    .set({ removedAt: null })
    .where(and(eq(mediaItem.ownerId, learnerId), eq(mediaItem.id, mediaId)))
    .returning({ id: mediaItem.id })
  return rows.length === 1
}

/** Own media that was removed before a time, each with its upload, if it has one. */
export async function listRemovedBefore(db: Database, before: Date, limit: number) {
  return db
    .select({ learnerId: mediaItem.ownerId, mediaId: mediaItem.id, uploadId: upload.id })
    .from(mediaItem)
    .leftJoin(upload, eq(upload.mediaId, mediaItem.id))
    .where(and(isNotNull(mediaItem.removedAt), lt(mediaItem.removedAt, before)))
    .limit(limit)
}

/** Deletes an item with all its rows. @returns false when it was restored in the meantime */
export async function deleteRemoved(db: Database, mediaId: string, before: Date): Promise<boolean> {
  const rows = await db
    .delete(mediaItem)
    .where(and(eq(mediaItem.id, mediaId), lt(mediaItem.removedAt, before)))
    .returning({ id: mediaItem.id })
  return rows.length === 1
}

export async function findOwnSegments(db: Database, mediaId: string): Promise<Segments> {
  const [row] = await db.select().from(transcript).where(eq(transcript.mediaId, mediaId))
  return row?.segments ?? []
}

type NewTranscript = {
  learnerId: string
  mediaId: string
  /** The version that it replaces. */
  version: number
  segments: Segments
  state: Partial<Pick<OwnState, 'transcriptOrigin' | 'areTimesGuessed'>>
  now: Date
}

/**
 * Replaces a transcript and cancels its alignment. The caller runs it in a transaction.
 * @returns false when the stored version has changed in the meantime
 */
export async function saveTranscript(
  db: Database,
  { learnerId, mediaId, version, segments, state, now }: NewTranscript,
) {
  const rows = await db
    .update(ownMedia)
    .set({ ...state, transcriptVersion: version + 1, transcriptLines: segments.length })
    .where(
      and(
        eq(ownMedia.learnerId, learnerId),
        eq(ownMedia.mediaId, mediaId),
        eq(ownMedia.transcriptVersion, version),
      ),
    )
    .returning({ mediaId: ownMedia.mediaId })
  if (rows.length === 0) return false
  await cancelAlignmentOf(db, { learnerId, mediaId, now })
  await db
    .insert(transcript)
    .values({ mediaId, segments })
    .onConflictDoUpdate({ target: transcript.mediaId, set: { segments } })
  return true
}

/** Locks an item and its transcript until the end of the transaction. */
export async function lockOwnRow(db: Database, learnerId: string, mediaId: string) {
  const [row] = await db
    .select({ item: mediaItem, state: ownMedia })
    .from(mediaItem)
    .innerJoin(
      ownMedia,
      and(eq(ownMedia.learnerId, sql`${mediaItem.ownerId}`), eq(ownMedia.mediaId, mediaItem.id)),
    )
    .where(and(isOf(learnerId), eq(mediaItem.id, mediaId)))
    // This lock mode allows others to insert rows that refer to the item. A stronger one could deadlock with a
    // transaction that has locked the transcript.
    .for('no key update')
  return row
}
