import { and, asc, eq, like, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { word } from '../../../database/schema/vocabulary.ts'
import type { StoredWord } from '../words.queries.ts'

/** A place in a list: behind the word that was saved then. */
export type WordPlace = { createdAt: Date; id: string }

type Asked = {
  learnerId: string
  listId: string
  after: WordPlace | null
  /** Folded; '' for every word. */
  search: string
  limit: number
}

/** Words of a list, oldest first, in the order of the index `word_listing`: every page costs the same. */
export function listWordsFrom(
  db: Database,
  { learnerId, listId, after, search, limit }: Asked,
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
