import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerNotFound } from './refusals.ts'

const builtIn = (rootDirectory: string) => join(rootDirectory, 'web', 'dist')
const isBuilt = (rootDirectory: string) => existsSync(join(builtIn(rootDirectory), 'index.html'))

/** Whether a browser goes to an address, which it says by asking for HTML. */
function isPageAsked({ method, headers, url }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return (
    isRead &&
    headers.accept?.includes('text/html') === true &&
    !url.startsWith('/api/') &&
    !url.startsWith('/media/')
  )
}

/**
 * Some addresses are a call of the API and a page as well: `/exercises`. Whoever goes there gets the page, and is not
 * asked for a token first; whoever calls gets JSON. To be registered before calls are authenticated.
 */
export function preferPages(app: FastifyInstance, rootDirectory: string) {
  if (!isBuilt(rootDirectory)) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.access || !isPageAsked(request)) return done()
    reply.removeHeader('cache-control')
    reply.sendFile('index.html')
  })
}

/**
 * The built web application.
 * Every address that is not the API's is a page of the web application, when a browser asks for a page.
 */
export async function servePages(app: FastifyInstance, rootDirectory: string) {
  const built = builtIn(rootDirectory)
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
      // Names under /assets carry a hash of their content.
      const isHashed = relative(built, path).startsWith(`assets${sep}`)
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('vary', 'Accept-Encoding')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (!isPageAsked(request)) return answerNotFound(request, reply)
    return reply.sendFile('index.html')
  })
}
