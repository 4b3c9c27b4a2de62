import type { ReviewSettings } from '@verbena/contract/memory'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { memorySettings } from '../../database/schema/memory.ts'

export async function findReviewSettings(
  db: Database,
  learnerId: string,
): Promise<ReviewSettings | undefined> {
  const [found] = await db
    .select({
      retention: memorySettings.retention,
      newPerDay: memorySettings.newPerDay,
      reviewsPerDay: memorySettings.reviewsPerDay,
      forgivesAccents: memorySettings.forgivesAccents,
    })
    .from(memorySettings)
    .where(eq(memorySettings.learnerId, learnerId))
  return found
}

export async function keepReviewSettings(db: Database, learnerId: string, settings: ReviewSettings) {
  await db
    .insert(memorySettings)
    .values({ learnerId, ...settings })
    .onConflictDoUpdate({ target: memorySettings.learnerId, set: settings })
}
