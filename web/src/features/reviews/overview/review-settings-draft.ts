import { newPerDayMaximum, reviewsPerDayMaximum } from '@verbena/contract/reviews/review-limits'
import type { ReviewSettings } from '@verbena/contract/reviews/reviews'

/** The values of the form; numbers are strings, because they may be incomplete. */
export type ReviewSettingsDraft = {
  /** In whole per cent. */
  retention: number
  newPerDay: string
  reviewsPerDay: string
  forgivesAccents: boolean
}

export const draftOf = (settings: ReviewSettings): ReviewSettingsDraft => ({
  retention: Math.round(settings.retention * 100),
  newPerDay: String(settings.newPerDay),
  reviewsPerDay: String(settings.reviewsPerDay),
  forgivesAccents: settings.forgivesAccents,
})

export const maximumOf = { newPerDay: newPerDayMaximum, reviewsPerDay: reviewsPerDayMaximum }

/** Returns the first field with an invalid number. */
export function wrongNumber(draft: ReviewSettingsDraft): keyof typeof maximumOf | undefined {
  return (['newPerDay', 'reviewsPerDay'] as const).find((name) => {
    const text = draft[name].trim()
    return !/^\d{1,5}$/.test(text) || Number(text) > maximumOf[name]
  })
}

/** Converts a valid draft for the endpoint. */
export const settingsOf = (draft: ReviewSettingsDraft): ReviewSettings => ({
  retention: draft.retention / 100,
  newPerDay: Number(draft.newPerDay),
  reviewsPerDay: Number(draft.reviewsPerDay),
  forgivesAccents: draft.forgivesAccents,
})
