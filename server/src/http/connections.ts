import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyHttpOptions } from 'fastify'
import { AppError } from '../errors.ts'
import { answerFrameworkError, bodyOf, type Refusal, transportRefusal } from './refusals.ts'

/**
 * What happens before a request has a route: how long a client may take, and how we answer what is not HTTP.
 * A client that sends its headers or its body a byte at a time does not hold a socket for ever.
 */
export const connectionOptions = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  clientErrorHandler: answerClientError,
  frameworkErrors: (error, request, reply) =>
    void answerFrameworkError(error, request as never, reply as never),
} satisfies FastifyHttpOptions<Server>

/** Answers on the bare socket, for there is no request to reply to, and hangs up. */
function answerClientError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = asRefusal(error)
  const body = JSON.stringify(bodyOf(refusal))
  // A client that does not hang up in its turn would else hold the other half of the socket.
  const hangUp = () => socket.destroy()
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    hangUp,
  )
}

function asRefusal({ code }: ConnectionError): Refusal {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return transportRefusal('REQUEST_TIMEOUT', 'The request took too long to arrive.')
    case 'HPE_HEADER_OVERFLOW':
      return transportRefusal('HEADERS_TOO_LARGE', 'The headers are too large.')
    default:
      return new AppError('INVALID_REQUEST', 'This request is malformed.')
  }
}
