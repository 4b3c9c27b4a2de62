import {
  generateFillGaps,
  generateQuiz,
  listTestResults,
  recordTestResult,
} from '@verbena/contract/media-tests'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { createAnalysedTranscriptCache } from './analysed-transcript-cache.ts'
import { createGaps, createQuiz } from './media-tests.service.ts'
import { createModelQuizzes } from './model-quiz.service.ts'
import { readResults, saveResult } from './test-results.service.ts'

export function mediaTestsRoutes(app: FastifyInstance, services: Services) {
  const caches = {
    transcript: createAnalysedTranscriptCache(services.lexicon),
    modelQuizzes: createModelQuizzes(),
  }
  serve(app, generateQuiz, ({ caller, params, query }) =>
    createQuiz(services, caches, caller, params.id, query),
  )
  serve(app, generateFillGaps, ({ caller, body }) => createGaps(services, caches, caller, body.videoId, body))
  serve(app, recordTestResult, async ({ caller, body }) => {
    await saveResult(services, caller, body)
    return { success: true as const }
  })
  serve(app, listTestResults, ({ caller, params }) => readResults(services, caller.learnerId, params.id))
}
