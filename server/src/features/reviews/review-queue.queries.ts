import { and, asc, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { reviewCard } from '../../database/schema/reviews.ts'
import { word } from '../../database/schema/vocabulary.ts'
import type { Owner } from './review-cards.queries.ts'

const moment = (name: string) => sql<Date>`${sql.placeholder(name)}::timestamptz`
const ofOwner = and(
  eq(reviewCard.learnerId, sql.placeholder('learnerId')),
  eq(reviewCard.language, sql.placeholder('language')),
)
// The conditions of the partial indexes are literals: a generic plan cannot use such an index if they are parameters.
const isActiveReviewed = sql`${reviewCard.isActive} and ${reviewCard.state} <> 'new'`
const isActiveNew = sql`${reviewCard.isActive} and ${reviewCard.state} = 'new'`
/** Active cards that are due: learning cards to the minute, cards in review by the day. */
const isDue = and(
  ofOwner,
  isActiveReviewed,
  lt(reviewCard.dueAt, moment('endOfDay')),
  or(sql`${reviewCard.state} = 'review'`, lt(reviewCard.dueAt, moment('now'))),
)
const isReviewed = and(ofOwner, isActiveReviewed)
const isNew = and(ofOwner, isActiveNew)

/** Cards, each with the word of its lemma that was saved last. */
function withWord(db: Database, where: SQL | undefined, order: SQL[]) {
  const saved = db
    .select({
      wordId: word.id,
      text: word.text,
      headword: word.headword,
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
      headword: saved.headword,
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
