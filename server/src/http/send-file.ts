import { Readable } from 'node:stream'
import type { Endpoint } from '@verbena/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What the handler of a file returns: a stream, or bytes that a browser may keep. */
export type FileReply =
  | Readable
  | {
      bytes: Buffer
      /** The Cache-Control header; without it nothing is kept. */
      keeping?: string
      /** Names what the bytes say, be they made anew: whoever has it already is told so, and gets no second copy. */
      tag?: string
    }

export function sendFile(
  request: FastifyRequest,
  answer: FastifyReply,
  { type, name, isInline }: NonNullable<Endpoint['file']>,
  reply: FileReply,
) {
  answer.type(type)
  answer.header('content-disposition', `${isInline ? 'inline' : 'attachment'}; filename="${name}"`)
  if (reply instanceof Readable) return answer.send(reply)
  const { bytes, keeping, tag } = reply
  if (keeping) answer.header('cache-control', keeping)
  if (!tag) return answer.send(bytes)
  answer.header('etag', `W/"${tag}"`)
  if (hasTag(request.headers['if-none-match'], tag)) return answer.code(304).send()
  return answer.send(bytes)
}

/** If-None-Match, compared weakly as RFC 9110 (13.1.2) wants it. */
function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((known) => ['*', `"${tag}"`].includes(known.trim().replace(/^W\//, '')))
}
