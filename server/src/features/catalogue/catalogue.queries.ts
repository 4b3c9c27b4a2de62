import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { mediaItem, mediaLemmas, sentenceLemma, transcript } from '../../database/schema/catalogue.ts'
import type { LemmaPlace, MediaFacts } from './media-facts.ts'
import { titleKey } from './title-key.ts'

export type StoredMedia = typeof mediaItem.$inferSelect
export type Kind = StoredMedia['kind']
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

export async function listContentHashes(db: Database, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: mediaItem.id, hash: mediaItem.contentHash })
    .from(mediaItem)
    .where(inArray(mediaItem.id, ids))
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

type Segments = typeof transcript.$inferInsert.segments

/** What an author or a learner says of an item; the rest of its row follows from that and from the transcript. */
export type MediaValues = Omit<typeof mediaItem.$inferInsert, 'titleKey' | 'estimatedLevel'>

/**
 * By stable id, so that what learners did with an item survives its next edition. Inside a transaction it is part of it.
 * Lists go in as arrays, because a long transcript has more rows than a statement has parameters.
 */
export async function saveMedia(db: Database, item: MediaValues, segments: Segments, facts: MediaFacts) {
  const { id, language, createdAt, ...said } = item
  const titles = [item.title, ...Object.values(item.titleTranslations).filter((title) => title !== undefined)]
  const changed = { ...said, titleKey: titleKey(titles), estimatedLevel: facts.estimatedLevel }
  const lemmas = { lemmas: [...facts.counts.keys()], counts: [...facts.counts.values()] }
  await db.transaction(async (tx) => {
    await tx
      .insert(mediaItem)
      .values({ ...item, ...changed })
      .onConflictDoUpdate({ target: mediaItem.id, set: { language, ...changed } })
    await tx
      .insert(transcript)
      .values({ mediaId: id, segments })
      .onConflictDoUpdate({ target: transcript.mediaId, set: { segments } })
    await tx
      .insert(mediaLemmas)
      .values({ mediaId: id, ...lemmas })
      .onConflictDoUpdate({ target: mediaLemmas.mediaId, set: lemmas })
    await savePlaces(tx, id, language, facts.places)
  })
}

async function savePlaces(db: Database, mediaId: string, language: string, places: readonly LemmaPlace[]) {
  await db.delete(sentenceLemma).where(eq(sentenceLemma.mediaId, mediaId))
  const lemmas = sql.param(places.map(({ lemma }) => lemma))
  const segments = sql.param(places.map(({ segment }) => segment))
  await db.execute(sql`
    insert into ${sentenceLemma} (language, lemma, media_id, segment)
    select ${language}, said.lemma, ${mediaId}, said.segment
    from unnest(${lemmas}::text[], ${segments}::integer[]) as said (lemma, segment)`)
}

type SentencesAsked = {
  language: string
  lemma: string
  exceptMediaId: string
  /** Whose own items are looked through as well; null for a guest. */
  learnerId: string | null
  withPremium: boolean
  limit: number
}

/** Sentences in which a base form is said, from items that this viewer may open. */
export async function listSentences(
  db: Database,
  { language, lemma, exceptMediaId, learnerId, withPremium, limit }: SentencesAsked,
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
