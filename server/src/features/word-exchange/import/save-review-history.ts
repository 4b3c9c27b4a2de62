import { randomUUID } from 'node:crypto'
import type { Database } from '../../../database/database.ts'
import type { ImportRun } from './import-runs.ts'
import { insertReviews, listAnswersAmong } from './import-words.queries.ts'
import type { PlannedCard } from './plan-import.ts'

/** Memories whose answers are written at once. */
const memoriesAtOnce = 100
const reviewsAtOnce = 250
/** Anki knows no two answers of one moment, and moves the second a little. */
const sameMilliseconds = 10

/**
 * What was answered elsewhere goes to the log of answers; an answer that is there already is not doubled. Learners judge
 * themselves in Anki: that is the exercise.
 */
export async function saveReviewHistory(
  db: Database,
  { learnerId, memories }: { learnerId: string; memories: PlannedCard[] },
  run: ImportRun,
): Promise<void> {
  const answered = memories.filter(({ card }) => card.reviews.length > 0)
  for (let at = 0; at < answered.length; at += memoriesAtOnce) {
    run.signal.throwIfAborted()
    const part = answered.slice(at, at + memoriesAtOnce)
    const isKnown = await answersKnown(db, learnerId, part)
    const reviews = part.flatMap(({ language, lemma, card: { direction, reviews } }) =>
      reviews
        .filter((review) => !isKnown({ language, lemma, direction }, review.at))
        .map(({ at: reviewedAt, grade, milliseconds, before }) => ({
          ...before,
          ...{ learnerId, id: randomUUID(), language, lemma, direction },
          ...{ grade, exercise: 'self' as const, milliseconds, reviewedAt },
        })),
    )
    for (let from = 0; from < reviews.length; from += reviewsAtOnce)
      await insertReviews(db, reviews.slice(from, from + reviewsAtOnce))
  }
}

type Key = { language: string; lemma: string; direction: string }

async function answersKnown(db: Database, learnerId: string, memories: PlannedCard[]) {
  const known = new Map<string, number[]>()
  const keyOf = ({ language, lemma, direction }: Key) => `${language} ${lemma}\n${direction}`
  const lemmas = [...new Set(memories.map(({ lemma }) => lemma))]
  for (const { reviewedAt, ...key } of await listAnswersAmong(db, learnerId, lemmas)) {
    const moments = known.get(keyOf(key)) ?? []
    moments.push(reviewedAt.getTime())
    known.set(keyOf(key), moments)
  }
  return (key: Key, at: Date) =>
    known.get(keyOf(key))?.some((moment) => Math.abs(moment - at.getTime()) <= sameMilliseconds) === true
}
