import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyHttpOptions } from 'fastify'
import { AppError } from '../errors.ts'
import { answerFrameworkError, bodyOf, type Refusal, transportRefusal } from './refusals.ts'

/**
 * Limits and replies for connections that have no route yet. The time limits close the socket of a client that sends
 * its headers or its body a byte at a time.
 */
export const connectionOptions = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  clientErrorHandler: answerClientError,
  frameworkErrors: (error, request, reply) =>
    void answerFrameworkError(error, request as never, reply as never),
} satisfies FastifyHttpOptions<Server>

/** Answers on the socket itself, because there is no request to reply to, and closes it. */
function answerClientError(error: ConnectionError, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = asRefusal(error)
  const body = JSON.stringify(bodyOf(refusal))
  // A client that does not close its side would otherwise keep the socket half open.
  const closeBothSides = () => socket.destroy()
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
    closeBothSides,
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
