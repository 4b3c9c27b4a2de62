import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type Database, prepared } from '../../../database/database.ts'
import { review, reviewCard } from '../../../database/schema/reviews.ts'
import { lemmaStatus, word, wordList } from '../../../database/schema/vocabulary.ts'

export type ExportedWord = typeof word.$inferSelect
/** The last word of the previous batch. */
type Cursor = Pick<ExportedWord, 'createdAt' | 'id'>

/** All lists of a learner, or one of them, in the order in which they are shown. */
export const listListsToExport = (db: Database, learnerId: string, listId: string | undefined) =>
  db
    .select({ id: wordList.id, name: wordList.name, description: wordList.description })
    .from(wordList)
    .where(and(eq(wordList.learnerId, learnerId), listId ? eq(wordList.id, listId) : undefined))
    .orderBy(asc(wordList.position), desc(wordList.createdAt), asc(wordList.id))

const param = (name: string) => sql.placeholder(name)

const wordsAfter = prepared((db) =>
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

const firstUuid = '00000000-0000-0000-0000-000000000000'

/** Words of a list after a cursor, in their order. */
export const listWordsAfter = (
  db: Database,
  {
    learnerId,
    listId,
    after,
    limit,
  }: { learnerId: string; listId: string; after: Cursor | null; limit: number },
): Promise<ExportedWord[]> => {
  const cursor = { createdAt: after?.createdAt.toISOString() ?? '-infinity', id: after?.id ?? firstUuid }
  return wordsAfter(db).execute({ learnerId, listId, limit, ...cursor })
}

type LemmaSelection = { learnerId: string; language: string; lemmas: readonly string[] }
type LemmaColumns = { learnerId: AnyPgColumn; language: AnyPgColumn; lemma: AnyPgColumn }
const hasLemma = ({ learnerId, language, lemma }: LemmaColumns) =>
  and(
    eq(learnerId, param('learnerId')),
    eq(language, param('language')),
    sql`${lemma} = any(${param('lemmas')}::text[])`,
  )

const cardsByLemmas = prepared((db) =>
  db.select().from(reviewCard).where(hasLemma(reviewCard)).prepare('review_cards_to_export'),
)

export const listCardsOfLemmas = (db: Database, selection: LemmaSelection) =>
  cardsByLemmas(db).execute(selection)

const reviewsByLemmas = prepared((db) =>
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
    .where(hasLemma(review))
    .orderBy(asc(review.reviewedAt), asc(review.reps))
    .prepare('reviews_to_export'),
)

export const listReviewsOfLemmas = (db: Database, selection: LemmaSelection) =>
  reviewsByLemmas(db).execute(selection)

const statusesByLemmas = prepared((db) =>
  db
    .select({ lemma: lemmaStatus.lemma, status: lemmaStatus.status })
    .from(lemmaStatus)
    .where(hasLemma(lemmaStatus))
    .prepare('statuses_to_export'),
)

export const listStatusesOfLemmas = (db: Database, selection: LemmaSelection) =>
  statusesByLemmas(db).execute(selection)
