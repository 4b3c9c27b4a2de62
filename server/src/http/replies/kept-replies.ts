import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compressedFromBytes } from './compression.ts'
import { isKnownByTag } from './known-tag.ts'

/** A reply that is the same for every request with its version. */
export type KeepableReply<Reply> = {
  /** Names everything on which the reply depends, apart from the path of the route. */
  version: string
  /** Makes the reply if it is not kept. */
  make: () => Reply | Promise<Reply>
}

type Encoding = 'br' | 'gzip'
type Kept = { bytes: Buffer; tag: string; encoding: Encoding | null }

/** Of all kept replies. The transcript of a film of ten minutes has 20 kB, compressed 4. */
const defaultBytesMaximum = 16 * 1024 * 1024

/** These bytes are sent often, so they are compressed better than a reply that is made for one request. */
const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 6 }),
}

/** A copy with its own memory: a small buffer shares a larger one, which would be kept with it. */
function withoutSlack(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Keeps serialised replies, plain and compressed; those that were not sent for the longest time are dropped. */
export function createKeptReplies(bytesMaximum = defaultBytesMaximum) {
  const cache = new LRUCache<string, Kept, () => Promise<Kept>>({
    maxSize: bytesMaximum,
    sizeCalculation: ({ bytes }, key) => bytes.length + 2 * key.length,
    fetchMethod: (_key, _stale, { context: make }) => make(),
    ignoreFetchAbort: true,
  })
  const once = async (key: string, make: () => Promise<Kept>) =>
    cache.get(key) ?? cache.forceFetch(key, { context: make })
  const readPlain = (key: string, serialise: () => Promise<string>) =>
    once(key, async () => {
      const bytes = withoutSlack(Buffer.from(await serialise()))
      return { bytes, tag: createHash('sha256').update(bytes).digest('base64url'), encoding: null }
    })
  return {
    /** Requests at the same time for a reply that is not kept share its making. */
    read: async (key: string, encoding: Encoding | null, serialise: () => Promise<string>): Promise<Kept> => {
      if (!encoding) return readPlain(key, serialise)
      return once(`${encoding} ${key}`, async () => {
        const plain = await readPlain(key, serialise)
        if (plain.bytes.length < compressedFromBytes) return plain
        return { ...plain, bytes: withoutSlack(await compressors[encoding](plain.bytes)), encoding }
      })
    },
    get bytes() {
      return cache.calculatedSize
    },
  }
}

export function keepReplies(app: FastifyInstance) {
  app.decorate('keptReplies', createKeptReplies())
}

const encodings = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] })

/**
 * Sends a kept reply, or 304 to a client that has it. A browser may store it, but has to ask before each use: access is
 * checked on each request, before this is called.
 */
export async function sendKept(
  request: FastifyRequest,
  answer: FastifyReply,
  { version, make }: KeepableReply<unknown>,
) {
  const key = `${request.routeOptions.url} ${version}`
  const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '')
  const kept = await request.server.keptReplies.read(key, encoding, async () =>
    // Our routes have a serializer of strings.
    String(answer.serialize(await make())),
  )
  // The learner is in the Authorization header: another one with the same browser must not be shown this reply.
  answer.header('vary', 'authorization, accept-encoding')
  if (request.method === 'GET' || request.method === 'HEAD') {
    answer.header('cache-control', 'private, no-cache')
    if (isKnownByTag(request, answer, kept.tag)) return answer.code(304).send()
  }
  if (kept.encoding) answer.header('content-encoding', kept.encoding)
  return answer.type('application/json; charset=utf-8').send(kept.bytes)
}

declare module 'fastify' {
  interface FastifyInstance {
    keptReplies: ReturnType<typeof createKeptReplies>
  }
}
