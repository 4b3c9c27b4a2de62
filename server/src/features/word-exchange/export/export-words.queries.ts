import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Database, prepared } from '../../../database/database.ts'
import { review, reviewCard } from '../../../database/schema/reviews.ts'
import { lemmaStatus, word, wordList } from '../../../database/schema/vocabulary.ts'

export type ExportedWord = typeof word.$inferSelect
/** A place in a list: behind this word. */
type Place = Pick<ExportedWord, 'createdAt' | 'id'>

/** Own lists, or one of them, in the order in which they are shown. */
export const listListsToExport = (db: Database, learnerId: string, listId: string | undefined) =>
  db
    .select({ id: wordList.id, name: wordList.name, description: wordList.description })
    .from(wordList)
    .where(and(eq(wordList.learnerId, learnerId), listId ? eq(wordList.id, listId) : undefined))
    .orderBy(asc(wordList.position), desc(wordList.createdAt), asc(wordList.id))

const param = (name: string) => sql.placeholder(name)

const wordsBehind = prepared((db) =>
  db
    .select()
    .from(word)
    .where(
      and(
        eq(word.learnerId, param('learnerId')),
        eq(word.listId, param('listId')),
        sql`(${word.createdAt}, ${word.id}) > (${param('createdAt')}::timestamptz, ${param('id')}::uuid)`,
      ),
    )
    .orderBy(asc(word.createdAt), asc(word.id))
    .limit(param('limit'))
    .prepare('words_to_export'),
)

const nobody = '00000000-0000-0000-0000-000000000000'

/** Words of a list in their order, from a place on. */
export const listWordsBehind = (
  db: Database,
  {
    learnerId,
    listId,
    after,
    limit,
  }: { learnerId: string; listId: string; after: Place | null; limit: number },
): Promise<ExportedWord[]> => {
  const place = { createdAt: after?.createdAt.toISOString() ?? '-infinity', id: after?.id ?? nobody }
  return wordsBehind(db).execute({ learnerId, listId, limit, ...place })
}

type Lemmas = { learnerId: string; language: string; lemmas: readonly string[] }
type Kept = { learnerId: AnyPgColumn; language: AnyPgColumn; lemma: AnyPgColumn }
const among = ({ learnerId, language, lemma }: Kept) =>
  and(
    eq(learnerId, param('learnerId')),
    eq(language, param('language')),
    sql`${lemma} = any(${param('lemmas')}::text[])`,
  )

const memoriesAmong = prepared((db) =>
  db.select().from(reviewCard).where(among(reviewCard)).prepare('memories_to_export'),
)

export const listCardsAmong = (db: Database, asked: Lemmas) => memoriesAmong(db).execute(asked)

const reviewsAmong = prepared((db) =>
  db
    .select({
      lemma: review.lemma,
      direction: review.direction,
      reviewedAt: review.reviewedAt,
      grade: review.grade,
      milliseconds: review.milliseconds,
      state: review.state,
      dueAt: review.dueAt,
      scheduledDays: review.scheduledDays,
      lastReviewAt: review.lastReviewAt,
    })
    .from(review)
    .where(among(review))
    .orderBy(asc(review.reviewedAt), asc(review.reps))
    .prepare('reviews_to_export'),
)

export const listReviewsAmong = (db: Database, asked: Lemmas) => reviewsAmong(db).execute(asked)

const statusesAmong = prepared((db) =>
  db
    .select({ lemma: lemmaStatus.lemma, status: lemmaStatus.status })
    .from(lemmaStatus)
    .where(among(lemmaStatus))
    .prepare('statuses_to_export'),
)

export const listStatusesAmong = (db: Database, asked: Lemmas) => statusesAmong(db).execute(asked)
