import { checkWriting, suggestSpelling, type WritingNote } from '@verbena/contract/writing-check'
import { createRecentAnswers } from '@verbena/language/recent-answers'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { createFewAtOnce } from './few-at-once.ts'
import { checkWritten, suggestFor } from './writing-check.service.ts'

/** Texts of which it is kept what a model said: a learner looks at one again and again. */
const modelAnswersKept = 200
/** Texts and words of one learner that are looked at together, in two or three tabs: the thread is everybody's. */
const ofOneLearner = 3

export function writingCheckRoutes(app: FastifyInstance, services: Services) {
  const memory = createRecentAnswers<WritingNote[]>(modelAnswersKept)
  const fewAtOnce = createFewAtOnce(ofOneLearner)
  serve(app, checkWriting, ({ caller, body }) =>
    fewAtOnce(caller.learnerId, () => checkWritten(services, memory, caller, body)),
  )
  serve(app, suggestSpelling, ({ caller, query }) =>
    fewAtOnce(caller.learnerId, () => suggestFor(services, caller, query)),
  )
}
