import { readListeningProgress, readProgress } from '@verbena/contract/progress'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readListening } from './listening-progress.service.ts'
import { readWholeProgress } from './progress.service.ts'

export function progressRoutes(app: FastifyInstance, services: Services) {
  serve(app, readListeningProgress, ({ caller, query }) => readListening(services, caller, query.timeZone))
  serve(app, readProgress, ({ caller, query }) =>
    readWholeProgress(services, caller.learnerId, query.timeZone),
  )
}
