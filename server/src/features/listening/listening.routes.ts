import { readListeningPractice } from '@verbena/contract/listening'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { readPractice } from './listening.service.ts'

export function listeningRoutes(app: FastifyInstance, services: Services) {
  serve(app, readListeningPractice, ({ caller }) => readPractice(services, caller))
}
