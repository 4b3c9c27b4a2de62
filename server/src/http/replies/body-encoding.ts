import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'

/** Refuses compressed bodies: they could unpack to any size, and our own client sends none. */
export function refuseEncodedBodies(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding']
    if (!encoding || encoding.toLowerCase() === 'identity') return done()
    reply.header('accept-encoding', 'identity')
    done(new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must not be compressed.'))
  })
}
