import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { hashOfBytes } from '@verbena/content/catalogue/starter-catalogue'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { requireMediaFile } from './catalogue.service.ts'

/** The files of an item's folder that may be fetched. */
const mediaFile = /^([a-z0-9-]+)\/(?:video\.(?:webm|mp4)|poster\.(?:webp|jpg|svg))$/

type MediaRequest = { Params: { '*': string }; Querystring: Record<string, unknown> }

/**
 * Serves files of the starter catalogue under `/media/<id>/`; premium videos need a signed URL. The decoded path is
 * checked once and used unchanged, so that no other spelling of a path reaches a file.
 */
export async function mediaFilesRoutes(app: FastifyInstance, services: Services, contentDirectory: string) {
  const root = join(contentDirectory, 'catalogue')
  const hasCurrentHash = createHashCheck(root)
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false })
    scope.route<MediaRequest>({
      method: ['GET', 'HEAD'],
      url: '/media/*',
      handler: async ({ params, query }, reply) => {
        const file = params['*']
        const id = file.match(mediaFile)?.[1]
        if (!id) throw notFound('file')
        const isPoster = file.startsWith(`${id}/poster.`)
        const isPremium = !isPoster && (await requireMediaFile(services, id, `/media/${file}`, query))
        reply.header('cache-control', cacheControlOf(isPremium, await hasCurrentHash(file, query.v)))
        reply.header('content-security-policy', "default-src 'none'; sandbox")
        return reply.sendFile(file)
      },
    })
  })
}

/** A URL with the hash of the current bytes may be cached without expiry. Proxies may only cache free files. */
function cacheControlOf(isPremium: boolean, hasHash: boolean): string {
  if (isPremium) return hasHash ? 'private, max-age=43200, immutable' : 'private, no-cache'
  return hasHash ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * Checks whether a hash is that of the bytes of this server, because during a rolling update a URL may name the bytes of
 * another version. Hashes are cached, because files only change with the program.
 */
function createHashCheck(root: string) {
  const known = new Map<string, string>()
  return async (file: string, hash: unknown): Promise<boolean> => {
    if (typeof hash !== 'string') return false
    if (!known.has(file)) {
      const bytes = await readFile(join(root, file)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? notFound('file') : error
      })
      known.set(file, hashOfBytes(bytes))
    }
    return known.get(file) === hash
  }
}
