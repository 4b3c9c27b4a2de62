import { and, asc, desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { review, reviewCard } from '../../database/schema/reviews.ts'
import type { Owner } from './review-cards.queries.ts'

type Lemma = Owner & { lemma: string }

/** The cards of a lemma, recognition first. */
export const listCardsOfLemma = (db: Database, { learnerId, language, lemma }: Lemma) =>
  db
    .select()
    .from(reviewCard)
    .where(
      and(
        eq(reviewCard.learnerId, learnerId),
        eq(reviewCard.language, language),
        eq(reviewCard.lemma, lemma),
      ),
    )
    .orderBy(desc(reviewCard.direction))

/** The reviews of a lemma in both directions, latest first. */
export const listReviewsOfLemma = (db: Database, { learnerId, language, lemma }: Lemma, limit: number) =>
  db
    .select({
      id: review.id,
      direction: review.direction,
      grade: review.grade,
      exercise: review.exercise,
      reviewedAt: review.reviewedAt,
    })
    .from(review)
    .where(and(eq(review.learnerId, learnerId), eq(review.language, language), eq(review.lemma, lemma)))
    .orderBy(desc(review.reviewedAt), asc(review.id))
    .limit(limit)
