import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { hashOfBytes } from '@verbena/content/catalogue/starter-catalogue'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { requireMediaFile } from './catalogue.service.ts'

/** What may be fetched from an item's folder: nothing but its picture and sound. */
const mediaFile = /^([a-z0-9-]+)\/(?:video\.(?:webm|mp4)|poster\.(?:webp|jpg|svg))$/

type MediaRequest = { Params: { '*': string }; Querystring: Record<string, unknown> }

/**
 * Pictures and sound of the starter catalogue under `/media/<id>/`; premium sound and picture only with its proof.
 * The decoded path is looked at once, and what was allowed is what is sent: no other spelling leads to a file.
 */
export async function mediaFilesRoutes(app: FastifyInstance, services: Services, contentDirectory: string) {
  const root = join(contentDirectory, 'catalogue')
  const isNamedBy = createHashCheck(root)
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
        reply.header('cache-control', keepingOf(isPremium, await isNamedBy(file, query.v)))
        reply.header('content-security-policy', "default-src 'none'; sandbox")
        return reply.sendFile(file)
      },
    })
  })
}

/** How long browsers, and for free media those between, may keep a file: for ever under an address that names its bytes. */
function keepingOf(isPremium: boolean, isNamed: boolean): string {
  if (isPremium) return isNamed ? 'private, max-age=43200, immutable' : 'private, no-cache'
  return isNamed ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * Tells whether a hash is that of the bytes this server has: while servers are replaced one after the other, an
 * address may name the bytes of the next. Hashes are kept, for files only change with the program.
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
