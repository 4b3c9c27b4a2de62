import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
      response.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!isPage || request.url.startsWith('/api/') || request.url.startsWith('/media/'))
      return answerNotFound(request, reply)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
