import { constants } from 'node:zlib'
import fastifyCompress, { type FastifyCompressRouteOptions } from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

/** Smaller replies fit into one packet with their headers, so compressing them saves nothing. */
export const compressedFromBytes = 1000

/**
 * Replies that are made for one request are compressed fast: 30 kB of JSON take 60 µs with Brotli's level 2, and twice
 * that with level 4, which saves one per cent more (docs/decisions/025-replies-that-are-kept-and-compressed.md).
 */
export const compression: FastifyCompressRouteOptions['compress'] = {
  encodings: ['br', 'gzip'],
  threshold: compressedFromBytes,
  // A thread costs more than compressing so few bytes here.
  syncThreshold: 64 * 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  zlibOptions: { level: 3 },
}

/**
 * Whether a reply has a token, and is therefore not compressed: the replies of a sign-in repeat input, and the size of
 * compressed bytes reveals a secret to somebody who can choose that input and see the sizes (BREACH).
 */
export const hasToken = (reply: z.ZodMiniType): boolean =>
  fieldNamesOf(reply).some((name) => /token$/i.test(name))

/** The names of the fields of a schema and of the schemas in it. */
function fieldNamesOf(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldNamesOf(part, seen))
  if (!('_zod' in schema)) return []
  const { def } = (schema as z.ZodMiniType)._zod
  const { shape = {}, getter } = def as { shape?: Record<string, unknown>; getter?: () => unknown }
  const inside = [...Object.values(shape), ...Object.values(def), getter?.()]
  return [...Object.keys(shape), ...inside.flatMap((part) => fieldNamesOf(part, seen))]
}

/** Must be awaited before routes are added. Only routes with the option `compress` compress their replies. */
export async function prepareCompression(app: FastifyInstance) {
  await app.register(fastifyCompress, { global: false, globalDecompression: false })
}
