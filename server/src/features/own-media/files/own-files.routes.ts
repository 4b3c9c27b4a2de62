import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { findOwnFile, findOwnPicture } from './own-files.service.ts'

type FileRequest = { Params: { id: string }; Querystring: Record<string, unknown> }

/**
 * Serves uploaded files under `/media/own/<item>` by signed URLs, which only the owner gets. A file can never run as a
 * page: we set the type that we detected, browsers may not guess another, and the content security policy is a sandbox.
 */
export async function ownFilesRoutes(app: FastifyInstance, services: Services) {
  const root = services.uploadFiles.directory
  mkdirSync(root, { recursive: true, mode: 0o700 })
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false, contentType: false })
    scope.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url: '/media/own/:id',
      handler: async ({ params: { id }, query }, reply) => {
        const file = await findOwnFile(services, id, query)
        if (!file) throw notFound('file')
        reply.headers({
          'content-type': file.type,
          // Opened directly, the file is downloaded. The player ignores this header.
          'content-disposition': `attachment; filename="${file.name}"`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=43200',
        })
        return reply.sendFile(services.uploadFiles.pathOf(file.uploadId))
      },
    })
    scope.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url: '/media/own/:id/picture.jpg',
      handler: async ({ params: { id }, query }, reply) => {
        const uploadId = await findOwnPicture(services, id, query)
        if (!uploadId) throw notFound('file')
        reply.headers({
          'content-type': 'image/jpeg',
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'private, max-age=43200, immutable',
        })
        return reply.sendFile(services.uploadFiles.picturePathOf(uploadId))
      },
    })
  })
}
