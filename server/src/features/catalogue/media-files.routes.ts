import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { refuseClosedMedia } from './catalogue.service.ts'

/** What may be fetched from an item's folder: nothing but its picture and sound. */
const mediaFile = /^\/([a-z0-9-]+)\/(?:video\.(?:webm|mp4)|poster\.(?:webp|jpg|svg))$/

/** Pictures and sound of the starter catalogue under `/media/<id>/`; premium sound and picture only with its proof. */
export async function mediaFilesRoutes(app: FastifyInstance, services: Services, contentDirectory: string) {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const path = request.url.split('?')[0] ?? ''
      const id = path.replace(/^\/media/, '').match(mediaFile)?.[1]
      if (id && /video\.\w+$/.test(path))
        await refuseClosedMedia(services, id, path, request.query as Record<string, unknown>)
    })
    await scope.register(fastifyStatic, {
      root: join(contentDirectory, 'catalogue'),
      prefix: '/media/',
      decorateReply: false,
      index: false,
      allowedPath: (path) => mediaFile.test(path),
      maxAge: '7d',
      setHeaders: (response) => {
        response.setHeader('content-security-policy', "default-src 'none'; sandbox")
      },
    })
  })
}
