import { checkWriting, suggestSpelling, type WritingNote } from '@verbena/contract/writing-check'
import { createRecentAnswers } from '@verbena/language/recent-answers'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { checkWritten, suggestFor } from './writing-check.service.ts'

/** Texts of which it is kept what a model said: a learner looks at one again and again. */
const modelAnswersKept = 200

export function writingCheckRoutes(app: FastifyInstance, services: Services) {
  const memory = createRecentAnswers<WritingNote[]>(modelAnswersKept)
  serve(app, checkWriting, ({ caller, body }) => checkWritten(services, memory, caller, body))
  serve(app, suggestSpelling, ({ caller, query }) => suggestFor(services, caller, query))
}
