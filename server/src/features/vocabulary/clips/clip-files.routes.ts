import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import { readWordLine } from '@verbena/contract/vocabulary/saved-line'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../errors.ts'
import { serve } from '../../../http/serve.ts'
import type { Services } from '../../../services.ts'
import { type ClipPart, findClipFile } from './clip-files.service.ts'
import { readSavedLine } from './saved-line.service.ts'

type FileRequest = { Params: { id: string }; Querystring: Record<string, unknown> }

const types: Record<ClipPart, string> = { 'sound.mp3': 'audio/mpeg', 'picture.jpg': 'image/jpeg' }

/** Serves the line of a saved word, and the files of its clip by signed URLs, which only the owner gets. */
export async function clipRoutes(app: FastifyInstance, services: Services) {
  serve(app, readWordLine, async ({ caller, params }) => ({
    line: await readSavedLine(services, caller, params.id),
  }))
  const root = services.clips.files.directory
  mkdirSync(root, { recursive: true, mode: 0o700 })
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false, contentType: false })
    for (const part of Object.keys(types) as ClipPart[])
      scope.route<FileRequest>({
        method: ['GET', 'HEAD'],
        url: `/media/clips/:id/${part}`,
        handler: async ({ params: { id }, query }, reply) => {
          const path = await findClipFile(services, id, part, query)
          if (!path) throw notFound('file')
          reply.headers({
            'content-type': types[part],
            'content-security-policy': "default-src 'none'; sandbox",
            'cache-control': 'private, max-age=43200, immutable',
          })
          return reply.sendFile(path)
        },
      })
  })
}
