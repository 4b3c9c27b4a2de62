import { type ReviewSettings, usualReviewSettings } from '@verbena/contract/memory'
import type { Services } from '../../services.ts'
import { findReviewSettings, keepReviewSettings } from './review-settings.queries.ts'

export async function readSettings({ db }: Pick<Services, 'db'>, learnerId: string): Promise<ReviewSettings> {
  return (await findReviewSettings(db, learnerId)) ?? usualReviewSettings
}

export async function saveSettings(
  { db }: Pick<Services, 'db'>,
  learnerId: string,
  settings: ReviewSettings,
): Promise<ReviewSettings> {
  await keepReviewSettings(db, learnerId, settings)
  return settings
}
