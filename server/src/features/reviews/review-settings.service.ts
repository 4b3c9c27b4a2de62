import { type ReviewSettings, usualReviewSettings } from '@verbena/contract/reviews/reviews'
import type { Services } from '../../services.ts'
import { findReviewSettings, saveReviewSettings } from './review-settings.queries.ts'

export async function readSettings({ db }: Pick<Services, 'db'>, learnerId: string): Promise<ReviewSettings> {
  return (await findReviewSettings(db, learnerId)) ?? usualReviewSettings
}

export async function saveSettings(
  { db }: Pick<Services, 'db'>,
  learnerId: string,
  settings: ReviewSettings,
): Promise<ReviewSettings> {
  await saveReviewSettings(db, learnerId, settings)
  return settings
}
