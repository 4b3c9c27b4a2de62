import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { mediaItem } from '../../../database/schema/catalogue.ts'
import { ownMedia } from '../../../database/schema/own-media.ts'

/** Transcripts without current statistics, because they were changed and the server ended before computing them. */
export async function listWithoutStatistics(db: Database, limit: number) {
  return db
    .select({ learnerId: ownMedia.learnerId, mediaId: ownMedia.mediaId })
    .from(ownMedia)
    .innerJoin(mediaItem, and(eq(mediaItem.id, ownMedia.mediaId), isNull(mediaItem.removedAt)))
    .where(ne(ownMedia.factsVersion, ownMedia.transcriptVersion))
    .limit(limit)
}

export async function setFactsVersion(db: Database, learnerId: string, mediaId: string, version: number) {
  await db
    .update(ownMedia)
    .set({ factsVersion: version })
    .where(and(eq(ownMedia.learnerId, learnerId), eq(ownMedia.mediaId, mediaId)))
}
