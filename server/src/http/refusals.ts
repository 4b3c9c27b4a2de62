import { transportErrorStatus } from '@verbena/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asDatabaseRefusal, isLearnerGone, isUnstorableText } from '../database/database-errors.ts'
import { AppError } from '../errors.ts'

/** An `AppError`, or a failure of a file or a connection. */
export type Refusal = Pick<AppError, 'status' | 'message'> & {
  code: string
  retryAfterSeconds?: number | undefined
  headers?: Record<string, string> | undefined
}

export const transportRefusal = (code: keyof typeof transportErrorStatus, message: string): Refusal => ({
  status: transportErrorStatus[code],
  code,
  message,
})

/** The body of every reply that is an error. */
export const bodyOf = ({ message, code }: Refusal) => ({ success: false, message, code })

/** These may be attacks, so they are logged, without what was sent. */
const loggedCodes = new Set([
  'VIDEO_LINK_NOT_VALID',
  'FILE_BROKEN',
  'UNSUPPORTED_MEDIA_TYPE',
  'BODY_TOO_LARGE',
])

/** Answers every failure as `{success: false, message, code}`, never with a stack trace. */
export function answerRefusals(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal && loggedCodes.has(refusal.code))
      request.log.warn({ code: refusal.code, route: request.routeOptions.url }, 'refused')
    if (refusal) return send(reply, refusal)
    request.log.error({ err: error }, 'request failed')
    return send(reply, new AppError('INTERNAL', 'Server error. Please try again later.'))
  })
}

/** Failures that Fastify finds before it knows the route. */
export const answerFrameworkError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  send(reply, asFastifyRefusal(error) ?? new AppError('INVALID_REQUEST', 'This request is malformed.'))

function send(reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
  if (refusal.headers) reply.headers(refusal.headers)
  return (
    reply
      .code(refusal.status)
      // The resource may exist a moment later, and a Cache-Control of the route was meant for its file.
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(bodyOf(refusal))
  )
}

function asRefusal(error: FastifyError): Refusal | null {
  if (error instanceof AppError) return error
  if (isLearnerGone(error)) return new AppError('NOT_SIGNED_IN', 'Unauthorized. Please log in again.')
  if (isUnstorableText(error))
    return new AppError('INVALID_REQUEST', 'The text has characters that cannot be stored.')
  return asFastifyRefusal(error) ?? asFileRefusal(error) ?? asDatabaseRefusal(error)
}

function asFastifyRefusal({ code, statusCode, message }: FastifyError): AppError | null {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('BODY_TOO_LARGE', 'This is too large.')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON.')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new AppError('URI_TOO_LONG', 'This address is too long.')
    case 'FST_ERR_BAD_URL':
      return new AppError('INVALID_REQUEST', 'This address is malformed.')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new AppError('MALFORMED_JSON', 'The body is not JSON.')
    default:
      // A body with the wrong Content-Length and an address with NUL have no code, only a status.
      return statusCode === 400 ? new AppError('INVALID_REQUEST', message) : null
  }
}

/** Errors of @fastify/send: a status, and for an unsatisfiable range a header with the length of the file. */
function asFileRefusal({ statusCode, headers }: FastifyError & Pick<Refusal, 'headers'>): Refusal | null {
  switch (statusCode) {
    // A folder was requested like a file.
    case 403:
    case 404:
      return new AppError('NOT_FOUND', 'The requested resource was not found.')
    case 412:
      return transportRefusal('PRECONDITION_FAILED', 'The file is not what the request expects.')
    case 416:
      return { ...transportRefusal('RANGE_NOT_SATISFIABLE', 'The file has no such part.'), headers }
    default:
      return null
  }
}

/** For unknown addresses of the API; `servePages` answers those of pages. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return send(reply, new AppError('NOT_FOUND', 'The requested resource was not found.'))
}
