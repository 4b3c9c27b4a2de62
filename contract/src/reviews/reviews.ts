import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'
import type * as schemas from './reviews.schemas.ts'

export const reviewBatchMaximum = 50

export type Intervals = z.infer<typeof schemas.intervalsSchema>
export type ReviewItem = z.infer<typeof schemas.reviewItemSchema>
export type ReviewSettings = z.infer<typeof schemas.reviewSettingsSchema>

export const usualReviewSettings: ReviewSettings = {
  retention: 0.9,
  newPerDay: 20,
  reviewsPerDay: 200,
  forgivesAccents: true,
}

export const listReviews: Endpoint<typeof schemas.listReviews, 'learner'> = {
  method: 'GET',
  path: '/api/reviews',
  access: 'learner',
}

export const recordReview: Endpoint<typeof schemas.recordReview, 'learner'> = {
  method: 'POST',
  path: '/api/reviews',
  access: 'learner',
}

export const undoReview: Endpoint<typeof schemas.undoReview, 'learner'> = {
  method: 'DELETE',
  path: '/api/reviews/:id',
  access: 'learner',
}

export const readReviewSummary: Endpoint<typeof schemas.readReviewSummary, 'learner'> = {
  method: 'GET',
  path: '/api/reviews/summary',
  access: 'learner',
}

export const readReviewSettings: Endpoint<typeof schemas.readReviewSettings, 'learner'> = {
  method: 'GET',
  path: '/api/review-settings',
  access: 'learner',
}

export const saveReviewSettings: Endpoint<typeof schemas.saveReviewSettings, 'learner'> = {
  method: 'PUT',
  path: '/api/review-settings',
  access: 'learner',
}
