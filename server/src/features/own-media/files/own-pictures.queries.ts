import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { upload } from '../../../database/schema/own-media.ts'
import type { StoredUpload } from '../uploads/uploads.queries.ts'

const ofUpload = ({ learnerId, id }: StoredUpload) => and(eq(upload.learnerId, learnerId), eq(upload.id, id))

/** As if there were none, until there is one. @returns false when it was looked for before */
export async function claimPicture(db: Database, stored: StoredUpload): Promise<boolean> {
  const rows = await db
    .update(upload)
    .set({ picture: 'none' })
    .where(and(ofUpload(stored), isNull(upload.picture)))
    .returning({ id: upload.id })
  return rows.length === 1
}

/** @returns false when the file was removed meanwhile */
export async function markPictureThere(db: Database, stored: StoredUpload): Promise<boolean> {
  const rows = await db
    .update(upload)
    .set({ picture: 'there' })
    .where(ofUpload(stored))
    .returning({ id: upload.id })
  return rows.length === 1
}

/** Files of items of which nobody looked for a picture. */
export async function listWithoutPicture(db: Database, limit: number): Promise<StoredUpload[]> {
  return db
    .select()
    .from(upload)
    .where(and(isNotNull(upload.mediaId), isNull(upload.picture)))
    .limit(limit)
}
