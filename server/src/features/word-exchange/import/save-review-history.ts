import { randomUUID } from 'node:crypto'
import type { Database } from '../../../database/database.ts'
import type { ImportRun } from './import-runs.ts'
import { insertReviews, listReviewTimes } from './import-words.queries.ts'
import type { PlannedCard } from './plan-import.ts'

/** Number of cards whose reviews are compared in one query. */
const cardsPerBatch = 100
const reviewsPerStatement = 250
/** Anki stores no two reviews with the same time, and moves the second one by some milliseconds. */
const sameReviewMs = 10

/**
 * Stores the reviews of imported cards, except those that are already stored. Their exercise is `self`, because in Anki
 * learners grade themselves.
 */
export async function saveReviewHistory(
  db: Database,
  { learnerId, cards }: { learnerId: string; cards: PlannedCard[] },
  run: ImportRun,
): Promise<void> {
  const answered = cards.filter(({ card }) => card.reviews.length > 0)
  for (let at = 0; at < answered.length; at += cardsPerBatch) {
    run.signal.throwIfAborted()
    const part = answered.slice(at, at + cardsPerBatch)
    const isStored = await findStoredReviews(db, learnerId, part)
    const reviews = part.flatMap(({ language, lemma, card: { direction, reviews } }) =>
      reviews
        .filter((review) => !isStored({ language, lemma, direction }, review.at))
        .map(({ at: reviewedAt, timeZone, grade, milliseconds, before }) => ({
          ...before,
          ...{ learnerId, id: randomUUID(), language, lemma, direction },
          ...{ grade, exercise: 'self' as const, milliseconds, reviewedAt, timeZone },
        })),
    )
    for (let from = 0; from < reviews.length; from += reviewsPerStatement)
      await insertReviews(db, reviews.slice(from, from + reviewsPerStatement))
  }
}

type Key = { language: string; lemma: string; direction: string }

async function findStoredReviews(db: Database, learnerId: string, cards: PlannedCard[]) {
  const times = new Map<string, number[]>()
  const keyOf = ({ language, lemma, direction }: Key) => `${language} ${lemma}\n${direction}`
  const lemmas = [...new Set(cards.map(({ lemma }) => lemma))]
  for (const { reviewedAt, ...key } of await listReviewTimes(db, learnerId, lemmas)) {
    const ofCard = times.get(keyOf(key)) ?? []
    ofCard.push(reviewedAt.getTime())
    times.set(keyOf(key), ofCard)
  }
  return (key: Key, at: Date) =>
    times.get(keyOf(key))?.some((time) => Math.abs(time - at.getTime()) <= sameReviewMs) === true
}
