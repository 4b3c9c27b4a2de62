import { explain } from '@verbena/contract/lookup'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { explainSelection } from './lookup.service.ts'

export function lookupRoutes(app: FastifyInstance, services: Services) {
  serve(app, explain, ({ caller, query }) => explainSelection(services, caller, query))
}
