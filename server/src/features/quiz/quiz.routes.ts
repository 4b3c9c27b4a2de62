import { generateFillGaps, generateQuiz, listTestResults, recordTestResult } from '@verbena/contract/quiz'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { createModelQuizzes } from './model-quiz.service.ts'
import { makeGaps, makeQuiz } from './quiz.service.ts'
import { keepResult, readResults } from './test-results.service.ts'
import { createToldMemory } from './told-memory.ts'

export function quizRoutes(app: FastifyInstance, services: Services) {
  const memory = { told: createToldMemory(services.lexicon), modelQuizzes: createModelQuizzes() }
  serve(app, generateQuiz, ({ caller, params, query }) =>
    makeQuiz(services, memory, caller, params.id, query),
  )
  serve(app, generateFillGaps, ({ caller, body }) => makeGaps(services, memory, caller, body.videoId, body))
  serve(app, recordTestResult, async ({ caller, body }) => {
    await keepResult(services, caller, body)
    return { success: true as const }
  })
  serve(app, listTestResults, ({ caller, params }) => readResults(services, caller.learnerId, params.id))
}
