import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import { reviewsShown } from '@verbena/contract/vocabulary/word-page'
import type { Services } from '../../services.ts'
import type { Owner } from './review-cards.queries.ts'
import { listCardsOfLemma, listReviewsOfLemma } from './review-history.queries.ts'

/** What is remembered of a base form, and how it was answered. */
export async function readReviewHistory(
  { db }: Pick<Services, 'db'>,
  key: Owner & { lemma: string },
): Promise<Pick<WordPage, 'memories' | 'reviews'>> {
  const [memories, reviews] = await Promise.all([
    listCardsOfLemma(db, key),
    listReviewsOfLemma(db, key, reviewsShown),
  ])
  return {
    memories: memories.map(({ direction, state, dueAt, stability, reps, lapses, isActive: isAsked }) => ({
      direction,
      state,
      dueAt: dueAt.toISOString(),
      stability,
      reps,
      lapses,
      isAsked,
    })),
    reviews: reviews.map((one) => ({ ...one, reviewedAt: one.reviewedAt.toISOString() })),
  }
}
