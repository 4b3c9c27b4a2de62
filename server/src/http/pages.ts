import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerNotFound } from './refusals.ts'

const buildDirectory = (rootDirectory: string) => join(rootDirectory, 'web', 'dist')
const isBuilt = (rootDirectory: string) => existsSync(join(buildDirectory(rootDirectory), 'index.html'))

/** Whether a browser navigates to an address: then its Accept header names HTML. */
function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return (
    isRead &&
    headers.accept?.includes('text/html') === true &&
    !url.startsWith('/api/') &&
    !url.startsWith('/media/')
  )
}

/**
 * Some addresses are both an endpoint and a page, for example `/exercises`. A browser that navigates there gets the page
 * without a token; other requests get JSON. Must be registered before authentication.
 */
export function preferPages(app: FastifyInstance, rootDirectory: string) {
  if (!isBuilt(rootDirectory)) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.access || !isNavigation(request)) return done()
    reply.removeHeader('cache-control')
    reply.sendFile('index.html')
  })
}

/**
 * Serves the built web application: its files, and its index page for every other address that a browser navigates to.
 */
export async function servePages(app: FastifyInstance, rootDirectory: string) {
  const built = buildDirectory(rootDirectory)
  if (!isBuilt(rootDirectory)) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: built,
    prefix: '/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      // File names in /assets contain a hash of the content.
      const isHashed = relative(built, path).startsWith(`assets${sep}`)
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('vary', 'Accept-Encoding')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return answerNotFound(request, reply)
    return reply.sendFile('index.html')
  })
}
