import { Readable } from 'node:stream'
import type { Endpoint } from '@verbena/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnownByTag } from './known-tag.ts'

/** What the handler of a file returns: a stream, or bytes that a browser may cache. */
export type FileReply =
  | Readable
  | {
      bytes: Buffer
      /** The Cache-Control header; without it nothing is cached. */
      cacheControl?: string
      /** The ETag, for weak comparison: the same content has the same tag, even if its bytes were made again. */
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
  const { bytes, cacheControl, tag } = reply
  if (cacheControl) answer.header('cache-control', cacheControl)
  if (tag && isKnownByTag(request, answer, tag)) return answer.code(304).send()
  return answer.send(bytes)
}
