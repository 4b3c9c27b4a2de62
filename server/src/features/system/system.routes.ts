import { getHealth } from '@verbena/contract/system'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { pingDatabase } from './system.queries.ts'

export function systemRoutes(app: FastifyInstance, { db }: Services) {
  serve(app, getHealth, async () => {
    await pingDatabase(db)
    return { status: 'ok' as const }
  })
}
