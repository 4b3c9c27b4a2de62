import type { FastifyServerOptions } from 'fastify'
import { stdTimeFunctions } from 'pino'

/**
 * Structured logs (pino) without passwords, tokens, addresses or texts of learners: of a request they hold the method and
 * the pattern of the route, but not the query, the headers or the client's address.
 */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    timestamp: stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url ?? 'unknown',
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  }
}

/** The message of a failed query repeats its parameters, which may be texts of a learner, so only its cause is logged. */
function describeError(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : undefined
  return { type: cause.name, message: cause.message, code, stack: cause.stack ?? '' }
}
