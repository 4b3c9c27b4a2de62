import type { FastifyServerOptions } from 'fastify'
import { stdTimeFunctions } from 'pino'

/**
 * Structured logs (pino) that hold no password, token, address or text of a learner: a request is its method and
 * the route's pattern, never its query, its headers or where it came from.
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

/** A failed query's message repeats its parameters, which are a learner's words: only its cause is kept. */
function describeError(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : undefined
  return { type: cause.name, message: cause.message, code, stack: cause.stack ?? '' }
}
