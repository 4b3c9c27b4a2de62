import { and, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { mediaItem } from '../../database/schema/catalogue.ts'
import { mediaProgress } from '../../database/schema/player.ts'
import type { Kind } from './catalogue.queries.ts'
import { searchPatterns } from './title-key.ts'

export type ListingFilter = {
  kind: Kind
  language: string
  search?: string | undefined
  level?: string | undefined
  category?: string | undefined
}
/** Of what stands in the listing last so far: the rows after it are the next page, whatever came before it since. */
export type Place = { at: Date; id: string }
export type PageOf = { filter: ListingFilter; after: Place | undefined; limit: number }

/** What a card shows. */
const cardColumns = {
  id: mediaItem.id,
  kind: mediaItem.kind,
  title: mediaItem.title,
  titleTranslations: mediaItem.titleTranslations,
  thumbnail: mediaItem.thumbnail,
  category: mediaItem.category,
  place: mediaItem.place,
  level: mediaItem.level,
  estimatedLevel: mediaItem.estimatedLevel,
  language: mediaItem.language,
  durationSeconds: mediaItem.durationSeconds,
  isPremium: mediaItem.isPremium,
}

/** Newest first; with a learner, items already opened are left to `listStudiedMedia`. */
export async function listNewMedia(db: Database, { filter, after, limit }: PageOf, learnerId: string | null) {
  const conditions = conditionsOf(filter)
  if (!conditions) return []
  const unseen = learnerId
    ? sql`not exists (select 1 from ${mediaProgress} where ${mediaProgress.learnerId} = ${learnerId} and ${mediaProgress.mediaId} = ${mediaItem.id})`
    : undefined
  const later = after && isAfter(sql`${mediaItem.createdAt}, ${mediaItem.id}`, after)
  return db
    .select({ ...cardColumns, progress: sql<null>`null`, at: mediaItem.createdAt })
    .from(mediaItem)
    .where(and(isNull(mediaItem.ownerId), ...conditions, unseen, later))
    .orderBy(desc(mediaItem.createdAt), desc(mediaItem.id))
    .limit(limit)
}

/** What this learner has opened, of the catalogue and their own, last opened first. */
export async function listStudiedMedia(db: Database, { filter, after, limit }: PageOf, learnerId: string) {
  const conditions = conditionsOf(filter)
  if (!conditions) return []
  const later = after && isAfter(sql`${mediaProgress.updatedAt}, ${mediaProgress.mediaId}`, after)
  return db
    .select({ ...cardColumns, progress: mediaProgress.positionSeconds, at: mediaProgress.updatedAt })
    .from(mediaProgress)
    .innerJoin(mediaItem, eq(mediaItem.id, mediaProgress.mediaId))
    .where(
      and(
        eq(mediaProgress.learnerId, learnerId),
        or(isNull(mediaItem.ownerId), isOwn(learnerId)),
        ...conditions,
        later,
      ),
    )
    .orderBy(desc(mediaProgress.updatedAt), desc(mediaProgress.mediaId))
    .limit(limit)
}

/** What this learner brought, newest first. */
export async function listOwnMedia(db: Database, { filter, after, limit }: PageOf, learnerId: string) {
  const conditions = conditionsOf(filter)
  if (!conditions) return []
  const later = after && isAfter(sql`${mediaItem.createdAt}, ${mediaItem.id}`, after)
  return db
    .select({ ...cardColumns, progress: mediaProgress.positionSeconds, at: mediaItem.createdAt })
    .from(mediaItem)
    .leftJoin(
      mediaProgress,
      and(eq(mediaProgress.learnerId, learnerId), eq(mediaProgress.mediaId, mediaItem.id)),
    )
    .where(and(isOwn(learnerId), ...conditions, later))
    .orderBy(desc(mediaItem.createdAt), desc(mediaItem.id))
    .limit(limit)
}

/** And not removed: for a while a removed one may be taken back. */
const isOwn = (learnerId: string) => and(eq(mediaItem.ownerId, learnerId), isNull(mediaItem.removedAt))

export type ListedMedia =
  | Awaited<ReturnType<typeof listNewMedia>>[number]
  | Awaited<ReturnType<typeof listStudiedMedia>>[number]
  | Awaited<ReturnType<typeof listOwnMedia>>[number]

const isAfter = (columns: SQL, { at, id }: Place) =>
  sql`(${columns}) < (${at.toISOString()}::timestamptz, ${id})`

/** Null when nothing can fit: signs alone are no words. */
function conditionsOf({
  kind,
  language,
  search,
  level,
  category,
}: ListingFilter): (SQL | undefined)[] | null {
  const patterns = searchPatterns(search ?? '')
  if (search && patterns.length === 0) return null
  return [
    eq(mediaItem.language, language),
    eq(mediaItem.kind, kind),
    level ? eq(mediaItem.level, level) : undefined,
    category ? eq(mediaItem.category, category) : undefined,
    ...patterns.map((pattern) => like(mediaItem.titleKey, pattern)),
  ]
}

/**
 * Categories in use, each found by one step into an index: a plain DISTINCT would read every item.
 * @param languages in which to look
 */
export async function listCategories(
  db: Database,
  kind: Kind,
  languages: readonly string[],
): Promise<string[]> {
  const next = (after: SQL) => sql`(
    select min(category) from ${mediaItem}
    where owner_id is null and language = asked.language and kind = ${kind} ${after})`
  const { rows } = await db.execute<{ category: string }>(sql`
    with recursive asked as (select unnest(${sql.param(languages)}::text[]) as language),
    found as (
      select asked.language, ${next(sql``)} as category from asked
      union all
      select asked.language, ${next(sql`and category > asked.category`)} from found as asked
      where asked.category is not null
    )
    select distinct category from found where category is not null order by category`)
  return rows.map(({ category }) => category)
}
