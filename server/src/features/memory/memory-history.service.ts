import type { WordPage } from '@verbena/contract/words'
import { reviewsShown } from '@verbena/contract/words'
import type { Services } from '../../services.ts'
import type { Owner } from './memory.queries.ts'
import { listMemoriesOf, listReviewsOf } from './memory-history.queries.ts'

/** What is remembered of a base form, and how it was answered. */
export async function readMemoryHistory(
  { db }: Pick<Services, 'db'>,
  key: Owner & { lemma: string },
): Promise<Pick<WordPage, 'memories' | 'reviews'>> {
  const [memories, reviews] = await Promise.all([
    listMemoriesOf(db, key),
    listReviewsOf(db, key, reviewsShown),
  ])
  return {
    memories: memories.map(({ direction, state, dueAt, stability, reps, lapses, isAsked }) => ({
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
