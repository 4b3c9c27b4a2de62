import type { WordPage } from '@verbena/contract/vocabulary/word-page'
import { reviewsShown } from '@verbena/contract/vocabulary/word-page'
import type { Services } from '../../services.ts'
import type { Owner } from './review-cards.queries.ts'
import { listCardsOfLemma, listReviewsOfLemma } from './review-history.queries.ts'

/** The cards of a lemma and its latest reviews. */
export async function readReviewHistory(
  { db }: Pick<Services, 'db'>,
  key: Owner & { lemma: string },
): Promise<Pick<WordPage, 'memories' | 'reviews'>> {
  const [cards, reviews] = await Promise.all([
    listCardsOfLemma(db, key),
    listReviewsOfLemma(db, key, reviewsShown),
  ])
  return {
    memories: cards.map(({ direction, state, dueAt, stability, reps, lapses, isActive: isAsked }) => ({
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
