import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { mediaItem } from '../../../database/schema/catalogue.ts'
import { upload } from '../../../database/schema/own-media.ts'
import type { StoredUpload } from '../uploads/uploads.queries.ts'

const ofUpload = ({ learnerId, id }: StoredUpload) => and(eq(upload.learnerId, learnerId), eq(upload.id, id))

/** Marks an upload as having no picture, until one is extracted. @returns false when it was already claimed */
export async function claimPicture(db: Database, stored: StoredUpload): Promise<boolean> {
  const rows = await db
    .update(upload)
    .set({ picture: 'none' })
    .where(and(ofUpload(stored), isNull(upload.picture)))
    .returning({ id: upload.id })
  return rows.length === 1
}

/** @returns false when the upload was removed in the meantime */
export async function markPictureExtracted(db: Database, stored: StoredUpload): Promise<boolean> {
  const rows = await db
    .update(upload)
    .set({ picture: 'there' })
    .where(ofUpload(stored))
    .returning({ id: upload.id })
  return rows.length === 1
}

export async function setThumbnail(db: Database, mediaId: string, thumbnail: string) {
  await db.update(mediaItem).set({ thumbnail }).where(eq(mediaItem.id, mediaId))
}

/** Uploads of own media for which no server has tried to extract a picture. */
export async function listWithoutPicture(db: Database, limit: number): Promise<StoredUpload[]> {
  return db
    .select()
    .from(upload)
    .where(and(isNotNull(upload.mediaId), isNull(upload.picture)))
    .limit(limit)
}
