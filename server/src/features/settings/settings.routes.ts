import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

export function settingsRoutes(_app: FastifyInstance, _services: Services) {}
