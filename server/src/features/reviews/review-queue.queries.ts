import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/database.ts'
import { reviewCard } from '../../database/schema/reviews.ts'
import { word } from '../../database/schema/vocabulary.ts'
import type { DueLimits } from './due-cards.ts'
import type { Owner } from './review-cards.queries.ts'

const moment = (name: string) => sql<Date>`${sql.placeholder(name)}::timestamptz`
const ofOwner = and(
  eq(reviewCard.learnerId, sql.placeholder('learnerId')),
  eq(reviewCard.language, sql.placeholder('language')),
)
// The conditions of the partial indexes are literals: a generic plan cannot use such an index if they are parameters.
const isActiveReviewed = sql`${reviewCard.isActive} and ${reviewCard.state} <> 'new'`
const isActiveNew = sql`${reviewCard.isActive} and ${reviewCard.state} = 'new'`
/** Active cards that are due. Every number of due cards comes from this definition. */
const isDue = and(
  ofOwner,
  isActiveReviewed,
  lt(reviewCard.dueAt, moment('latest')),
  sql`${reviewCard.dueAt} < case when ${reviewCard.state} = 'review' then ${moment('endOfDay')} else ${moment('learnAhead')} end`,
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

const parametersOf = ({ endOfDay, learnAhead }: DueLimits) => ({
  endOfDay: endOfDay.toISOString(),
  learnAhead: learnAhead.toISOString(),
  // The index is on one time.
  latest: new Date(Math.max(endOfDay.getTime(), learnAhead.getTime())).toISOString(),
})

export const listDue = (db: Database, owner: Owner, limits: DueLimits, limit: number) =>
  due(db).execute({ ...owner, ...parametersOf(limits), limit })

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
  limits: DueLimits,
  room: { due: number; new: number },
): Promise<number> {
  const asked = { ...owner, ...parametersOf(limits), dueLimit: room.due, newLimit: room.new }
  return (await left(db).execute(asked))[0]?.left ?? 0
}
