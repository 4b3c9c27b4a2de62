import { checkWriting, suggestSpelling, type WritingNote } from '@verbena/contract/writing/writing-check'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { createLimitPerKey } from '../../concurrency/limit-per-key.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { checkLearnerText, suggestFor } from './writing-check.service.ts'

/** Texts whose notes of the model are cached, because learners often check the same text again. */
const cachedTextsMaximum = 200
/** Checks of one learner that may run at once, in two or three tabs. All learners share one worker thread. */
const checksPerLearner = 3

export function writingCheckRoutes(app: FastifyInstance, services: Services) {
  const modelNotes = new LRUCache<string, WritingNote[]>({ max: cachedTextsMaximum })
  const limitPerLearner = createLimitPerKey(checksPerLearner)
  serve(app, checkWriting, ({ caller, body }) =>
    limitPerLearner(caller.learnerId, () => checkLearnerText(services, modelNotes, caller, body)),
  )
  serve(app, suggestSpelling, ({ caller, query }) =>
    limitPerLearner(caller.learnerId, () => suggestFor(services, caller, query)),
  )
}
