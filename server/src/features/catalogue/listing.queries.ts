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
/** The last item of a page. The next page begins after it, even when items were added before it in the meantime. */
export type Cursor = { at: Date; id: string }
export type PageRequest = { filter: ListingFilter; after: Cursor | undefined; limit: number }

/** The columns that a card needs. */
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

/** Items of the catalogue, newest first, without those that the learner has opened (`listStudiedMedia`). */
export async function listNewMedia(
  db: Database,
  { filter, after, limit }: PageRequest,
  learnerId: string | null,
) {
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

/** Items of the catalogue and own media that the learner has opened, last opened first. */
export async function listStudiedMedia(
  db: Database,
  { filter, after, limit }: PageRequest,
  learnerId: string,
) {
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

/** The learner's own media, newest first. */
export async function listOwnMedia(db: Database, { filter, after, limit }: PageRequest, learnerId: string) {
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

/** Own media of the learner that is not removed. */
const isOwn = (learnerId: string) => and(eq(mediaItem.ownerId, learnerId), isNull(mediaItem.removedAt))

export type ListedMedia =
  | Awaited<ReturnType<typeof listNewMedia>>[number]
  | Awaited<ReturnType<typeof listStudiedMedia>>[number]
  | Awaited<ReturnType<typeof listOwnMedia>>[number]

const isAfter = (columns: SQL, { at, id }: Cursor) =>
  sql`(${columns}) < (${at.toISOString()}::timestamptz, ${id})`

/** Null when nothing can match, because the search contains no letters or digits. */
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
 * The categories of all items. Each is found by one index lookup; a plain DISTINCT would read every item.
 * @param languages the languages whose items are searched
 */
export async function listCategories(
  db: Database,
  kind: Kind,
  languages: readonly string[],
): Promise<string[]> {
  const next = (after: SQL) => sql`(
    select min(category) from ${mediaItem}
    where owner_id is null and language = pair.language and kind = ${kind} ${after})`
  const { rows } = await db.execute<{ category: string }>(sql`
    with recursive requested as (select unnest(${sql.param(languages)}::text[]) as language),
    found as (
      select pair.language, ${next(sql``)} as category from requested as pair
      union all
      select pair.language, ${next(sql`and category > pair.category`)} from found as pair
      where pair.category is not null
    )
    select distinct category from found where category is not null order by category`)
  return rows.map(({ category }) => category)
}
