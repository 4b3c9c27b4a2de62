import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { learner } from '../../database/schema/accounts.ts'
import { mediaItem, mediaLemmas, sentenceLemma, transcript } from '../../database/schema/catalogue.ts'

export type StoredMedia = typeof mediaItem.$inferSelect
export type NewMedia = typeof mediaItem.$inferInsert
export type Kind = StoredMedia['kind']
export type Segments = (typeof transcript.$inferSelect)['segments']
/** A lemma, and the index of a segment in which it occurs. */
export type LemmaOccurrence = { lemma: string; segment: number }

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

const mediaForCaller = prepared((db) =>
  db
    .select({
      item: {
        kind: mediaItem.kind,
        ownerId: mediaItem.ownerId,
        removedAt: mediaItem.removedAt,
        isPremium: mediaItem.isPremium,
      },
      learner: {
        id: learner.id,
        nativeLanguage: learner.nativeLanguage,
        targetLanguage: learner.targetLanguage,
        proUntil: learner.proUntil,
      },
      // The transactions that wrote the rows last.
      version: sql<string>`${mediaItem}.xmin || ' ' || coalesce(${transcript}.xmin::text, '')`,
    })
    .from(mediaItem)
    .leftJoin(transcript, eq(transcript.mediaId, mediaItem.id))
    .leftJoin(learner, eq(learner.id, sql.placeholder('learnerId')))
    .where(eq(mediaItem.id, sql.placeholder('id')))
    .prepare('media_for_caller'),
)

/**
 * What decides whether a caller may open an item, in one statement; `learner` is null for a guest. The version changes
 * whenever the item or its transcript is written.
 */
export async function findMediaForCaller(db: Database, id: string, learnerId: string | null) {
  return (await mediaForCaller(db).execute({ id, learnerId }))[0]
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

export async function listContentHashes(db: Database, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: mediaItem.id, hash: mediaItem.contentHash })
    .from(mediaItem)
    .where(inArray(mediaItem.id, ids))
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/** An update keeps the time of creation, and with it the place in the listing. */
export async function upsertMedia(db: Database, item: NewMedia) {
  const { id, createdAt, ...changed } = item
  await db.insert(mediaItem).values(item).onConflictDoUpdate({ target: mediaItem.id, set: changed })
}

export async function updateMedia(db: Database, id: string, values: Partial<NewMedia>) {
  await db.update(mediaItem).set(values).where(eq(mediaItem.id, id))
}

export async function upsertTranscript(db: Database, mediaId: string, segments: Segments) {
  await db
    .insert(transcript)
    .values({ mediaId, segments })
    .onConflictDoUpdate({ target: transcript.mediaId, set: { segments } })
}

export async function upsertLemmaCounts(db: Database, mediaId: string, countOf: ReadonlyMap<string, number>) {
  const values = { lemmas: [...countOf.keys()], counts: [...countOf.values()] }
  await db
    .insert(mediaLemmas)
    .values({ mediaId, ...values })
    .onConflictDoUpdate({ target: mediaLemmas.mediaId, set: values })
}

/** The rows are passed as arrays, because a long transcript has more rows than a statement may have parameters. */
export async function replaceOccurrences(
  db: Database,
  mediaId: string,
  language: string,
  occurrences: readonly LemmaOccurrence[],
) {
  await db.delete(sentenceLemma).where(eq(sentenceLemma.mediaId, mediaId))
  const lemmas = sql.param(occurrences.map(({ lemma }) => lemma))
  const segments = sql.param(occurrences.map(({ segment }) => segment))
  await db.execute(sql`
    insert into ${sentenceLemma} (language, lemma, media_id, segment)
    select ${language}, given.lemma, ${mediaId}, given.segment
    from unnest(${lemmas}::text[], ${segments}::integer[]) as given (lemma, segment)`)
}

type SentenceFilter = {
  language: string
  lemma: string
  exceptMediaId: string
  /** The learner whose own media is included; null for a guest. */
  learnerId: string | null
  withPremium: boolean
  limit: number
}

/** Sentences that contain a lemma, from media items that this viewer may open. */
export async function listSentences(
  db: Database,
  { language, lemma, exceptMediaId, learnerId, withPremium, limit }: SentenceFilter,
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
        or(
          isNull(mediaItem.ownerId),
          learnerId ? and(eq(mediaItem.ownerId, learnerId), isNull(mediaItem.removedAt)) : undefined,
        ),
        withPremium ? undefined : eq(mediaItem.isPremium, false),
      ),
    )
    .orderBy(asc(sentenceLemma.mediaId), asc(sentenceLemma.segment))
    .limit(limit)
}
