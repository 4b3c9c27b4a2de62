import { and, asc, desc, eq, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { review, reviewCard } from '../../database/schema/reviews.ts'
import { word } from '../../database/schema/vocabulary.ts'
import type { Owner } from './review-cards.queries.ts'

const moment = (name: string) => sql<Date>`${sql.placeholder(name)}::timestamptz`
const ofOwner = and(
  eq(reviewCard.learnerId, sql.placeholder('learnerId')),
  eq(reviewCard.language, sql.placeholder('language')),
)
/** Active cards that are due: learning cards to the minute, cards in review by the day. */
const isDue = and(
  ofOwner,
  eq(reviewCard.isActive, true),
  ne(reviewCard.state, 'new'),
  lt(reviewCard.dueAt, moment('endOfDay')),
  or(eq(reviewCard.state, 'review'), lt(reviewCard.dueAt, moment('now'))),
)
const isReviewed = and(ofOwner, eq(reviewCard.isActive, true), ne(reviewCard.state, 'new'))
const isNew = and(ofOwner, eq(reviewCard.isActive, true), eq(reviewCard.state, 'new'))

/** Cards, each with the word of its lemma that was saved last. */
function withWord(db: Database, where: SQL | undefined, order: SQL[]) {
  const saved = db
    .select({
      wordId: word.id,
      text: word.text,
      translation: word.translation,
      definition: word.definition,
      example: word.example,
    })
    .from(word)
    .where(
      and(
        eq(word.learnerId, reviewCard.learnerId),
        eq(word.language, reviewCard.language),
        eq(word.lemmaKey, reviewCard.lemma),
      ),
    )
    .orderBy(desc(word.createdAt), asc(word.id))
    .limit(1)
    .as('saved')
  return db
    .select({
      card: reviewCard,
      wordId: saved.wordId,
      text: saved.text,
      translation: saved.translation,
      definition: saved.definition,
      example: saved.example,
    })
    .from(reviewCard)
    .innerJoinLateral(saved, sql`true`)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
}

export type CardWithWord = Awaited<ReturnType<typeof listDue>>[number]

const due = prepared((db) =>
  withWord(db, isDue, [asc(reviewCard.dueAt), asc(reviewCard.lemma)]).prepare('review_cards_due'),
)
const fresh = prepared((db) =>
  withWord(db, isNew, [asc(reviewCard.createdAt), asc(reviewCard.lemma)]).prepare('review_cards_new'),
)

const soonest = prepared((db) =>
  withWord(db, isReviewed, [asc(reviewCard.dueAt), asc(reviewCard.lemma)]).prepare('review_cards_soonest'),
)

/** The times up to which cards are due. */
export type Until = { now: Date; endOfDay: Date }

const parametersOf = ({ now, endOfDay }: Until) => ({
  now: now.toISOString(),
  endOfDay: endOfDay.toISOString(),
})

export const listDue = (db: Database, owner: Owner, until: Until, limit: number) =>
  due(db).execute({ ...owner, ...parametersOf(until), limit })

/** Cards that were reviewed before, those that are due soonest first. */
export const listSoonest = (db: Database, owner: Owner, limit: number) =>
  soonest(db).execute({ ...owner, limit })

export const listNew = (db: Database, owner: Owner, limit: number) => fresh(db).execute({ ...owner, limit })

const left = prepared((db) => {
  const some = (where: SQL | undefined, limit: string) =>
    sql`(select count(*) from (select from ${reviewCard} where ${where} limit ${sql.placeholder(limit)}::int) as counted)`
  return db
    .select({
      left: sql<number>`${some(isDue, 'dueLimit')} + ${some(isNew, 'newLimit')}`.mapWith(Number),
    })
    .from(sql`(select) as once`)
    .prepare('review_cards_left')
})

/** The number of due and new cards, counted up to the daily limits, because after a long pause thousands are due. */
export async function countLeft(
  db: Database,
  owner: Owner,
  until: Until,
  limits: { due: number; new: number },
): Promise<number> {
  const asked = { ...owner, ...parametersOf(until), dueLimit: limits.due, newLimit: limits.new }
  return (await left(db).execute(asked))[0]?.left ?? 0
}

const since = prepared((db) => {
  const introduced = db
    .select({ count: sql<number>`count(*)` })
    .from(reviewCard)
    .where(and(ofOwner, gte(reviewCard.introducedAt, moment('since'))))
  return db
    .select({
      introduced: sql<number>`(${introduced})`.mapWith(Number),
      reviewed: sql<number>`count(*)`.mapWith(Number),
      reviewedLearned: sql<number>`count(*) filter (where ${review.state} = 'review')`.mapWith(Number),
    })
    .from(review)
    .where(and(ofReviews, gte(review.reviewedAt, moment('since'))))
    .prepare('reviews_since')
})

const ofReviews = and(
  eq(review.learnerId, sql.placeholder('learnerId')),
  eq(review.language, sql.placeholder('language')),
)

/** Since a moment: cards reviewed for the first time, reviews, and reviews of cards in the state review. */
export async function countSince(db: Database, owner: Owner, from: Date) {
  const [found] = await since(db).execute({ ...owner, since: from.toISOString() })
  return found ?? { introduced: 0, reviewed: 0, reviewedLearned: 0 }
}

const remembered = prepared((db) =>
  db
    .select({ share: sql<string | null>`avg(case when ${review.grade} = 'again' then 0 else 100 end)` })
    .from(review)
    .where(and(ofReviews, eq(review.state, 'review'), gte(review.reviewedAt, moment('since'))))
    .prepare('reviews_remembered'),
)

/** The percentage of reviews of learned cards that were remembered; null if there were none. */
export async function rememberedSince(db: Database, owner: Owner, from: Date): Promise<number | null> {
  const [found] = await remembered(db).execute({ ...owner, since: from.toISOString() })
  return found?.share == null ? null : Math.round(Number(found.share))
}
