import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'

export function billingRoutes(_app: FastifyInstance, _services: Services) {}
