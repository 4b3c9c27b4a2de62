import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { asDatabaseRefusal } from '../database/database-errors.ts'
import { AppError } from '../errors.ts'

/** Answers every failure as `{success: false, message, code}`, and never with a stack. */
export function answerRefusals(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal) return send(reply, refusal)
    request.log.error({ err: error }, 'request failed')
    return send(reply, new AppError('INTERNAL', 'Server error. Please try again later.'))
  })
}

/** Failures that Fastify finds before it knows the route. */
export const answerFrameworkError = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
  send(reply, asFastifyRefusal(error) ?? new AppError('INVALID_REQUEST', 'This request is malformed.'))

function send(reply: FastifyReply, refusal: AppError) {
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds)
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ success: false, message: refusal.message, code: refusal.code })
}

function asRefusal(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error
  return asFastifyRefusal(error) ?? asDatabaseRefusal(error)
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
      // A folder asked for as if it were a file.
      if (statusCode === 403 || statusCode === 404)
        return new AppError('NOT_FOUND', 'The requested resource was not found.')
      // JSON.parse, prototype poisoning and a wrong content length carry only a status.
      return statusCode === 400 ? new AppError('MALFORMED_JSON', message) : null
  }
}

/** Unknown addresses of the API; pages are answered elsewhere. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return send(reply, new AppError('NOT_FOUND', 'The requested resource was not found.'))
}
