import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import { youtubePicture } from './picture-address.service.ts'

type PictureRequest = { Params: { file: string }; Querystring: Record<string, unknown> }

/**
 * Serves pictures of YouTube videos under `/media/youtube/<video>.jpg`, fetched once and cached. The URL must be signed,
 * so that nobody can make the server fetch other pictures.
 */
export function youtubePicturesRoutes(app: FastifyInstance, services: Services) {
  app.route<PictureRequest>({
    method: ['GET', 'HEAD'],
    url: '/media/youtube/:file',
    handler: async ({ params: { file }, query }, reply) => {
      const videoId = file.match(/^([\w-]{11})\.jpg$/)?.[1]
      const { mediaLinks, clock } = services
      if (!videoId || !mediaLinks.isValid(youtubePicture(videoId), query, clock.now())) throw notFound('file')
      const picture = await findPicture(services, videoId)
      reply.headers({
        'content-type': 'image/jpeg',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=604800',
      })
      return reply.send(picture)
    },
  })
}

/** @throws AppError NOT_FOUND when YouTube has no picture, or cannot be reached */
async function findPicture({ pictureCache, youtube }: Services, videoId: string): Promise<Buffer> {
  const name = createHash('sha256').update(`youtube ${videoId}`).digest('hex')
  const { bytes } = await pictureCache.getOrCreate(name, async () => {
    const picture = await youtube.picture(videoId)
    if (!picture) throw notFound('file')
    return { bytes: picture, isCacheable: true }
  })
  return bytes
}
