import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { word } from '../../../database/schema/vocabulary.ts'
import type { StoredWord } from '../words.queries.ts'

/** A cursor in a list: the page begins after this word. */
export type WordCursor = { createdAt: Date; id: string }

type PageQuery = {
  learnerId: string
  listId: string
  after: WordCursor | null
  /** A search key; '' for all words. */
  search: string
  limit: number
}

/** Words of a list, oldest first. The order is that of the index `word_listing`, so every page costs the same. */
export function listWordsFrom(
  db: Database,
  { learnerId, listId, after, search, limit }: PageQuery,
): Promise<StoredWord[]> {
  const isBehind =
    after &&
    sql`(${word.createdAt}, ${word.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
  return db
    .select()
    .from(word)
    .where(
      and(
        eq(word.learnerId, learnerId),
        eq(word.listId, listId),
        isBehind ?? undefined,
        search === '' ? undefined : like(word.searchKey, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
      ),
    )
    .orderBy(asc(word.createdAt), asc(word.id))
    .limit(limit)
}
