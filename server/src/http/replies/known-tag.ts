import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Names the content of a reply by its ETag. The tag is weak, because compressed and plain bytes of one content share it.
 * @returns whether the client has this content, so that 304 is enough
 */
export function isKnownByTag(request: FastifyRequest, answer: FastifyReply, tag: string): boolean {
  answer.header('etag', `W/"${tag}"`)
  return hasTag(request.headers['if-none-match'], tag)
}

/** Compares If-None-Match weakly (RFC 9110, 13.1.2). */
const hasTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => ['*', `"${tag}"`].includes(known.trim().replace(/^W\//, '')))
