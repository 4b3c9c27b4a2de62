import { and, asc, desc, eq, ilike, ne, type SQL, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { mediaItem, sentenceLemma, transcript } from '../../database/schema/catalogue.ts'
import { mediaProgress } from '../../database/schema/player.ts'

export type StoredMedia = typeof mediaItem.$inferSelect
export type Kind = StoredMedia['kind']
export type ListingFilter = {
  kind: Kind
  language: string
  search?: string | undefined
  level?: string | undefined
  category?: string | undefined
}
/** A listed item with where this learner stopped, or null. */
export type ListedMedia = { item: StoredMedia; progress: number | null }

const listingLimit = 200

/** Newest first; with a learner, items already opened are left to `listStudiedMedia`. */
export async function listNewMedia(
  db: Database,
  filter: ListingFilter,
  learnerId: string | null,
): Promise<ListedMedia[]> {
  const unseen = learnerId
    ? sql`not exists (select 1 from ${mediaProgress} where ${mediaProgress.learnerId} = ${learnerId} and ${mediaProgress.mediaId} = ${mediaItem.id})`
    : undefined
  const items = await db
    .select()
    .from(mediaItem)
    .where(and(...conditionsOf(filter), unseen))
    .orderBy(desc(mediaItem.createdAt), asc(mediaItem.id))
    .limit(listingLimit)
  return items.map((item) => ({ item, progress: null }))
}

/** What this learner has opened, last opened first. */
export async function listStudiedMedia(
  db: Database,
  filter: ListingFilter,
  learnerId: string,
): Promise<ListedMedia[]> {
  return db
    .select({ item: mediaItem, progress: mediaProgress.positionSeconds })
    .from(mediaProgress)
    .innerJoin(mediaItem, eq(mediaItem.id, mediaProgress.mediaId))
    .where(and(eq(mediaProgress.learnerId, learnerId), ...conditionsOf(filter)))
    .orderBy(desc(mediaProgress.updatedAt))
    .limit(listingLimit)
}

function conditionsOf({ kind, language, search, level, category }: ListingFilter): (SQL | undefined)[] {
  return [
    eq(mediaItem.language, language),
    eq(mediaItem.kind, kind),
    level ? eq(mediaItem.level, level) : undefined,
    category ? eq(mediaItem.category, category) : undefined,
    search ? ilike(mediaItem.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  ]
}

const mediaById = prepared((db) =>
  db
    .select()
    .from(mediaItem)
    .where(eq(mediaItem.id, sql.placeholder('id')))
    .prepare('media_by_id'),
)

export async function findMedia(db: Database, id: string): Promise<StoredMedia | undefined> {
  return (await mediaById(db).execute({ id }))[0]
}

const segmentsById = prepared((db) =>
  db
    .select({ segments: transcript.segments })
    .from(transcript)
    .where(eq(transcript.mediaId, sql.placeholder('id')))
    .prepare('segments_by_id'),
)

export async function findSegments(db: Database, mediaId: string) {
  return (await segmentsById(db).execute({ id: mediaId }))[0]?.segments ?? []
}

export async function listCategories(
  db: Database,
  kind: Kind,
  language: string | undefined,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: mediaItem.category })
    .from(mediaItem)
    .where(and(eq(mediaItem.kind, kind), language ? eq(mediaItem.language, language) : undefined))
    .orderBy(asc(mediaItem.category))
  return rows.map(({ category }) => category)
}

export async function listContentHashes(db: Database): Promise<Map<string, string | null>> {
  const rows = await db.select({ id: mediaItem.id, hash: mediaItem.contentHash }).from(mediaItem)
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

type Segments = typeof transcript.$inferInsert.segments

/** A base form, and the places in a transcript where it is said. */
export type LemmaPlace = Pick<typeof sentenceLemma.$inferInsert, 'lemma' | 'segment'>

/** By stable id, so that what learners did with an item survives its next edition. */
export async function saveMedia(
  db: Database,
  item: typeof mediaItem.$inferInsert,
  segments: Segments,
  places: LemmaPlace[],
) {
  const { id, language, createdAt, ...changed } = item
  await db.transaction(async (tx) => {
    await tx
      .insert(mediaItem)
      .values(item)
      .onConflictDoUpdate({ target: mediaItem.id, set: { language, ...changed } })
    await tx
      .insert(transcript)
      .values({ mediaId: id, segments })
      .onConflictDoUpdate({ target: transcript.mediaId, set: { segments } })
    await tx.delete(sentenceLemma).where(eq(sentenceLemma.mediaId, id))
    if (places.length > 0)
      await tx.insert(sentenceLemma).values(places.map((place) => ({ ...place, language, mediaId: id })))
  })
}

/** Sentences in which a base form is said, from items that this viewer may open; an item of its own first. */
export async function listSentences(
  db: Database,
  {
    language,
    lemma,
    exceptMediaId,
    withPremium,
    limit,
  }: { language: string; lemma: string; exceptMediaId: string; withPremium: boolean; limit: number },
) {
  return db
    .select({
      item: mediaItem,
      segment: sql<Segments[number]>`${transcript.segments} -> ${sentenceLemma.segment}`,
    })
    .from(sentenceLemma)
    .innerJoin(mediaItem, eq(mediaItem.id, sentenceLemma.mediaId))
    .innerJoin(transcript, eq(transcript.mediaId, sentenceLemma.mediaId))
    .where(
      and(
        eq(sentenceLemma.language, language),
        eq(sentenceLemma.lemma, lemma),
        ne(sentenceLemma.mediaId, exceptMediaId),
        withPremium ? undefined : eq(mediaItem.isPremium, false),
      ),
    )
    .orderBy(asc(sentenceLemma.mediaId), asc(sentenceLemma.segment))
    .limit(limit)
}
