import { checkWriting, suggestSpelling, type WritingNote } from '@verbena/contract/writing/writing-check'
import type { FastifyInstance } from 'fastify'
import { createByteCache } from '../../caching/byte-cache.ts'
import { createLimitPerKey } from '../../concurrency/limit-per-key.ts'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { checkLearnerText, suggestFor } from './writing-check.service.ts'

/** Of all cached notes of the model: learners often check the same text again. */
const cachedBytesMaximum = 1024 * 1024
/** Checks of one learner that may run at once, in two or three tabs. All learners share one worker thread. */
const checksPerLearner = 3

export function writingCheckRoutes(app: FastifyInstance, services: Services) {
  const modelNotes = createByteCache<WritingNote[]>(cachedBytesMaximum)
  const limitPerLearner = createLimitPerKey(checksPerLearner)
  serve(app, checkWriting, ({ caller, body }) =>
    limitPerLearner(caller.learnerId, () => checkLearnerText(services, modelNotes, caller, body)),
  )
  serve(app, suggestSpelling, ({ caller, query }) =>
    limitPerLearner(caller.learnerId, () => suggestFor(services, caller, query)),
  )
}
