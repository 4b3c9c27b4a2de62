import type { ReviewSettings } from '@verbena/contract/reviews/reviews'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { reviewSettings } from '../../database/schema/reviews.ts'

export async function findReviewSettings(
  db: Database,
  learnerId: string,
): Promise<ReviewSettings | undefined> {
  const [found] = await db
    .select({
      retention: reviewSettings.retention,
      newPerDay: reviewSettings.newPerDay,
      reviewsPerDay: reviewSettings.reviewsPerDay,
      forgivesAccents: reviewSettings.forgivesAccents,
    })
    .from(reviewSettings)
    .where(eq(reviewSettings.learnerId, learnerId))
  return found
}

export async function saveReviewSettings(db: Database, learnerId: string, settings: ReviewSettings) {
  await db
    .insert(reviewSettings)
    .values({ learnerId, ...settings })
    .onConflictDoUpdate({ target: reviewSettings.learnerId, set: settings })
}
