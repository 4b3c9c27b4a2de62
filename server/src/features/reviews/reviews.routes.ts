import {
  listReviews,
  readReviewSettings,
  readReviewSummary,
  recordReview,
  saveReviewSettings,
  undoReview,
} from '@verbena/contract/reviews/reviews'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readQueue, readSummary } from './review-queue.service.ts'
import { readSettings, saveSettings } from './review-settings.service.ts'
import { recordGrade, undoGrade } from './reviews.service.ts'

export function reviewsRoutes(app: FastifyInstance, services: Services) {
  serve(app, listReviews, ({ caller, query }) => readQueue(services, caller.learnerId, query))
  serve(app, readReviewSummary, ({ caller, query }) => readSummary(services, caller.learnerId, query))
  serve(app, recordReview, async ({ caller, body }) => {
    const { card, intervals } = await recordGrade(services, caller.learnerId, body)
    return { success: true as const, state: card.state, dueAt: card.dueAt.toISOString(), intervals }
  })
  serve(app, undoReview, async ({ caller, params }) => {
    await undoGrade(services, caller.learnerId, params.id)
    return { success: true as const }
  })
  serve(app, readReviewSettings, ({ caller }) => readSettings(services, caller.learnerId))
  serve(app, saveReviewSettings, ({ caller, body }) => saveSettings(services, caller.learnerId, body))
}
