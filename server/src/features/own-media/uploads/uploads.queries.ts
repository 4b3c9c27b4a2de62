import { and, asc, count, desc, eq, inArray, isNull, lt, notExists, sql, sum } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { mediaItem } from '../../../database/schema/catalogue.ts'
import { fileToRemove, upload } from '../../../database/schema/own-media.ts'

export type StoredUpload = typeof upload.$inferSelect

const ofLearner = (learnerId: string, id: string) => and(eq(upload.learnerId, learnerId), eq(upload.id, id))

/** Locks the own media of a learner until the end of the transaction. */
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

/** Total size of a learner's files, with the announced size of open uploads, and the number of open uploads. */
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

/** Finds and locks an upload until the end of the transaction, so that pieces are written one after the other. */
export async function lockUpload(
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

/** Deletes an upload and marks its file for removal. */
export async function removeUpload(
  db: Database,
  { learnerId, id }: Pick<StoredUpload, 'learnerId' | 'id'>,
  now: Date,
) {
  await markFilesForRemoval(db, [id], now)
  await db.delete(upload).where(ofLearner(learnerId, id))
}

/** Deletes open uploads without a new piece since `before` and marks their files for removal, in one statement. */
export async function removeAbandonedUploads(
  db: Database,
  { before, limit, now }: { before: Date; limit: number; now: Date },
) {
  const abandoned = db
    .select({ id: upload.id })
    .from(upload)
    .where(and(isNull(upload.mediaId), lt(upload.updatedAt, before)))
    .limit(limit)
    .for('update')
  const removed = db
    .$with('removed')
    .as(db.delete(upload).where(inArray(upload.id, abandoned)).returning({ id: upload.id }))
  const markedAt = sql<Date>`${now.toISOString()}::timestamptz`.as('marked_at')
  await db
    .with(removed)
    .insert(fileToRemove)
    .select(db.select({ uploadId: removed.id, markedAt }).from(removed))
    .onConflictDoNothing()
}

/** Marks files for removal before their rows are deleted. A file is only deleted when its row does not exist any more. */
export async function markFilesForRemoval(db: Database, ids: string[], now: Date) {
  if (ids.length === 0) return
  const values = ids.map((uploadId) => ({ uploadId, markedAt: now }))
  await db.insert(fileToRemove).values(values).onConflictDoNothing()
}

/** Called before an account is deleted with all its rows. */
export async function markFilesOfLearnerForRemoval(db: Database, learnerId: string, now: Date) {
  const rows = await db.select({ id: upload.id }).from(upload).where(eq(upload.learnerId, learnerId))
  await markFilesForRemoval(
    db,
    rows.map(({ id }) => id),
    now,
  )
}

/** Marked files whose upload row does not exist any more. */
export async function listFilesToRemove(db: Database, limit: number): Promise<string[]> {
  const row = db.select({ id: upload.id }).from(upload).where(eq(upload.id, fileToRemove.uploadId))
  const rows = await db.select().from(fileToRemove).where(notExists(row)).limit(limit)
  return rows.map(({ uploadId }) => uploadId)
}

/** Called after files were deleted from the disk. */
export async function unmarkFiles(db: Database, ids: string[]) {
  if (ids.length > 0) await db.delete(fileToRemove).where(inArray(fileToRemove.uploadId, ids))
}

/** Unmarks files that were marked before a time and still have their row, because the deletion did not happen. */
export async function unmarkFilesMarkedBefore(db: Database, before: Date) {
  const row = db.select({ id: upload.id }).from(upload).where(eq(upload.id, fileToRemove.uploadId))
  await db.delete(fileToRemove).where(and(lt(fileToRemove.markedAt, before), sql`exists ${row}`))
}

/** The upload of own media that is not removed. */
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
