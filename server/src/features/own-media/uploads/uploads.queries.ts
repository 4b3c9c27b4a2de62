import { and, asc, count, desc, eq, inArray, isNull, lt, notExists, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { mediaItem } from '../../../database/schema/catalogue.ts'
import { fileToRemove, upload } from '../../../database/schema/own-media.ts'

export type StoredUpload = typeof upload.$inferSelect

const ofLearner = (learnerId: string, id: string) => and(eq(upload.learnerId, learnerId), eq(upload.id, id))

/** Until the transaction ends nobody else changes what this learner has. */
export async function lockOwnMedia(db: Database, learnerId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`own-media ${learnerId}`}, 0))`)
}

export async function insertUpload(
  db: Database,
  values: Omit<typeof upload.$inferInsert, 'id' | 'updatedAt'>,
): Promise<StoredUpload> {
  const [row] = await db
    .insert(upload)
    .values({ ...values, updatedAt: values.createdAt })
    .returning()
  return row as StoredUpload
}

/** What a learner's files take, those under way with all that was announced. */
export async function measureUploads(
  db: Database,
  learnerId: string,
): Promise<{ bytes: number; open: number }> {
  const [row] = await db
    .select({
      bytes: sum(upload.bytes).mapWith(Number),
      open: count(sql`case when ${upload.mediaId} is null then 1 end`),
    })
    .from(upload)
    .where(eq(upload.learnerId, learnerId))
  return { bytes: row?.bytes ?? 0, open: row?.open ?? 0 }
}

export async function findUpload(
  db: Database,
  learnerId: string,
  id: string,
): Promise<StoredUpload | undefined> {
  return (await db.select().from(upload).where(ofLearner(learnerId, id)))[0]
}

/** And nobody else reads it so until the transaction ends: of two pieces at once one comes after the other. */
export async function takeUpload(
  db: Database,
  learnerId: string,
  id: string,
): Promise<StoredUpload | undefined> {
  return (await db.select().from(upload).where(ofLearner(learnerId, id)).for('update'))[0]
}

export async function listOpenUploads(db: Database, learnerId: string): Promise<StoredUpload[]> {
  return db
    .select()
    .from(upload)
    .where(and(eq(upload.learnerId, learnerId), isNull(upload.mediaId)))
    .orderBy(desc(upload.createdAt), asc(upload.id))
}

export async function updateUpload(
  db: Database,
  { learnerId, id }: Pick<StoredUpload, 'learnerId' | 'id'>,
  values: Partial<Pick<StoredUpload, 'receivedBytes' | 'updatedAt' | 'type' | 'durationSeconds' | 'mediaId'>>,
): Promise<StoredUpload> {
  const [row] = await db.update(upload).set(values).where(ofLearner(learnerId, id)).returning()
  return row as StoredUpload
}

/** The row goes, and its file is noted. */
export async function removeUpload(
  db: Database,
  { learnerId, id }: Pick<StoredUpload, 'learnerId' | 'id'>,
  now: Date,
) {
  await noteFiles(db, [id], now)
  await db.delete(upload).where(ofLearner(learnerId, id))
}

/** What nobody went on with. */
export async function listAbandonedUploads(
  db: Database,
  before: Date,
  limit: number,
): Promise<StoredUpload[]> {
  return db
    .select()
    .from(upload)
    .where(and(isNull(upload.mediaId), lt(upload.updatedAt, before)))
    .limit(limit)
}

/** Files that will have no row. One whose row stays all the same is left alone. */
export async function noteFiles(db: Database, ids: string[], now: Date) {
  if (ids.length === 0) return
  const values = ids.map((uploadId) => ({ uploadId, markedAt: now }))
  await db.insert(fileToRemove).values(values).onConflictDoNothing()
}

/** Before an account goes with all its rows. */
export async function noteFilesOf(db: Database, learnerId: string, now: Date) {
  const rows = await db.select({ id: upload.id }).from(upload).where(eq(upload.learnerId, learnerId))
  await noteFiles(
    db,
    rows.map(({ id }) => id),
    now,
  )
}

/** Noted, and without a row by now. */
export async function listFilesToRemove(db: Database, limit: number): Promise<string[]> {
  const row = db.select({ id: upload.id }).from(upload).where(eq(upload.id, fileToRemove.uploadId))
  const rows = await db.select().from(fileToRemove).where(notExists(row)).limit(limit)
  return rows.map(({ uploadId }) => uploadId)
}

/** Those that are off the disk, and those that are to stay after all: noted so long ago that nothing is under way. */
export async function forgetFiles(db: Database, ids: string[]) {
  if (ids.length > 0) await db.delete(fileToRemove).where(inArray(fileToRemove.uploadId, ids))
}

export async function forgetFilesNotedBefore(db: Database, before: Date) {
  const row = db.select({ id: upload.id }).from(upload).where(eq(upload.id, fileToRemove.uploadId))
  await db.delete(fileToRemove).where(and(lt(fileToRemove.markedAt, before), sql`exists ${row}`))
}

/** Of an item that was not removed. */
export async function findFileOf(db: Database, mediaId: string): Promise<StoredUpload | undefined> {
  const [row] = await db
    .select({ upload })
    .from(upload)
    .innerJoin(mediaItem, and(eq(mediaItem.id, upload.mediaId), isNull(mediaItem.removedAt)))
    .where(eq(upload.mediaId, mediaId))
  return row?.upload
}

export async function listUploadsOf(db: Database, learnerId: string): Promise<StoredUpload[]> {
  return db.select().from(upload).where(eq(upload.learnerId, learnerId)).orderBy(asc(upload.createdAt))
}
