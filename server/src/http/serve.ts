import type { Endpoint, RequestOutput, SchemasOf } from '@verbena/contract/endpoint'
import { schemasOf } from '@verbena/contract/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { addressKey } from './rate-limits.ts'
import { compression, hasToken } from './replies/compression.ts'
import { type KeepableReply, sendKept } from './replies/kept-replies.ts'
import { type FileReply, sendFile } from './replies/send-file.ts'

/** The learner and session of a valid access token. */
export type Caller = { learnerId: string; sessionId: string }

type CallerOf<E extends Endpoint> = E['access'] extends 'anyone'
  ? { caller: Caller | null }
  : { caller: Caller }

type Context<E extends Endpoint> = RequestOutput<E> &
  CallerOf<E> & {
    /** The unverified token of the Authorization header, for endpoints with `bearer: 'raw'`. */
    bearer: string | null
    userAgent: string
    /** The bytes of the body, for endpoints with `rawBody`; empty otherwise. */
    rawBody: Buffer
    header: (name: string) => string | undefined
    /** The key of the client's address for rate limits. */
    address: string
  }

type HandlerReply<E extends Endpoint> = E extends { file: object }
  ? FileReply
  : z.input<SchemasOf<E>['reply']>

/** For endpoints without query or body: a request with one is refused, like a request with an unknown field. */
const noFields = z.strictObject({})

/** Serves one endpoint of the contract. Validates the input, and sends only the fields that the contract's reply names. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (context: Context<E>) => Promise<HandlerReply<E>> | HandlerReply<E>,
) {
  const { file } = endpoint
  addRoute(app, endpoint, (request, answer) => {
    const result = handle(contextOf(request) as unknown as Context<E>)
    return file ? answerWithFile(request, answer, file, result as FileReply | Promise<FileReply>) : result
  })
}

/**
 * Like `serve`, for a reply that many requests share. `handle` checks on each request what the caller may do; the reply
 * is kept serialised and compressed until its version changes, and has an ETag.
 */
export function serveKept<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (context: Context<E>) => Promise<KeepableReply<z.input<SchemasOf<E>['reply']>>>,
) {
  addRoute(app, endpoint, async (request, answer) =>
    sendKept(request, answer, await handle(contextOf(request) as unknown as Context<E>)),
  )
}

function addRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, answer: FastifyReply) => unknown,
) {
  const { method, path, access, bearer = 'access', bodyLimit, rawBody, file } = endpoint
  const { params, query, body, reply } = schemasOf(endpoint)
  const route: RouteOptions = {
    method,
    url: path,
    ...(bodyLimit && { bodyLimit }),
    config: { access, bearer },
    ...(!file && !hasToken(reply) && { compress: compression }),
    schema: {
      ...(params && { params }),
      querystring: query ?? noFields,
      // The body of a GET is never read.
      ...(method !== 'GET' && !rawBody && { body: body ?? noFields }),
      ...(!file && { response: { 200: reply } }),
    },
    handler,
  }
  if (rawBody) app.register(async (raw) => withRawBody(raw).route(route))
  else app.route(route)
}

async function answerWithFile(
  request: FastifyRequest,
  answer: FastifyReply,
  file: NonNullable<Endpoint['file']>,
  result: FileReply | Promise<FileReply>,
) {
  return sendFile(request, answer, file, await result)
}

function withRawBody(app: FastifyInstance): FastifyInstance {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
  return app
}

function contextOf(request: FastifyRequest) {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    caller: request.caller,
    bearer: request.routeOptions.config.bearer === 'raw' ? bearerOf(request) : null,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    address: addressKey(request.ip),
    rawBody: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    header: (name: string) => request.headers[name]?.toString(),
  }
}

export function bearerOf(request: FastifyRequest): string | null {
  return request.headers.authorization?.match(/^Bearer ([\w.~+/=-]{1,4000})$/i)?.[1] ?? null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Endpoint['access']
    bearer?: NonNullable<Endpoint['bearer']>
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}
