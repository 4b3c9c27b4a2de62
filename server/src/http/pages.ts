import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './refusals.ts'

/**
 * The built web application.
 * Every address that is not the API's is a page of the web application, when a browser asks for a page.
 */
export async function servePages(app: FastifyInstance, rootDirectory: string) {
  const built = join(rootDirectory, 'web', 'dist')
  if (!existsSync(join(built, 'index.html'))) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: built,
    prefix: '/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      // Names under /assets carry a hash of their content.
      const isHashed = relative(built, path).startsWith(`assets${sep}`)
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('vary', 'Accept-Encoding')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && request.headers.accept?.includes('text/html')
    if (!isPage || request.url.startsWith('/api/') || request.url.startsWith('/media/'))
      return answerNotFound(request, reply)
    return reply.sendFile('index.html')
  })
}
