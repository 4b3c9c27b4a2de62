import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isPage } from '@verbena/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerNotFound } from '../refusals.ts'
import { allowInline } from '../security-headers.ts'
import { choosePage, type PageFile } from './choose-page.ts'

/** What `npm run build` writes: the files of the web application, and the HTML of its pages. */
type BuiltWeb = { files: string; pages: string; sent: PageFile[]; bootScript: string }

function findBuiltWeb(rootDirectory: string): BuiltWeb | null {
  const built = join(rootDirectory, 'web', 'dist')
  const pages = join(built, 'pages')
  const list = join(pages, 'pages.json')
  if (!existsSync(list)) return null
  const { script, pages: sent } = JSON.parse(readFileSync(list, 'utf8')) as {
    script: string
    pages: PageFile[]
  }
  return { files: join(built, 'client'), pages, sent, bootScript: script }
}

/**
 * A page that is opened again within ten minutes needs no request. It holds no data, reloading asks the server, and an old
 * page works with its old scripts, which the browser has, too.
 */
const pageCacheControl = 'private, max-age=600'

/** Also by Accept, because some addresses are a page and an endpoint. */
const pageVary = 'Accept, Accept-Encoding, Accept-Language, Cookie'

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Whether a browser navigates to an address: then its Accept header names HTML. */
const isNavigation = (request: FastifyRequest) =>
  isRead(request) &&
  request.headers.accept?.includes('text/html') === true &&
  !request.url.startsWith('/api/') &&
  !request.url.startsWith('/media/')

/** Whether a program that accepts anything asks for a page: a monitor, or a preview of a link. */
const isVisit = (request: FastifyRequest) =>
  isRead(request) && /\*\/\*/.test(request.headers.accept ?? '*/*') && isPage(pathOf(request))

const isSentForm = (request: FastifyRequest) =>
  request.method === 'POST' && /text\/html/.test(request.headers.accept ?? '') && isPage(pathOf(request))

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/**
 * Some addresses are both an endpoint and a page, for example `/exercises`. A browser that navigates there gets the page
 * without a token; other requests get JSON. Must be registered before authentication.
 */
export function preferPages(app: FastifyInstance, rootDirectory: string) {
  const web = findBuiltWeb(rootDirectory)
  if (!web) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config.access || !isNavigation(request)) return done()
    reply.removeHeader('cache-control')
    sendPage(web, request, reply)
  })
}

/**
 * Serves the built web application: its files, and the HTML of a page for every other address that a browser navigates
 * to, or that is a page.
 */
export async function servePages(app: FastifyInstance, rootDirectory: string) {
  const web = findBuiltWeb(rootDirectory)
  if (!web) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: web.files,
    prefix: '/',
    preCompressed: true,
    cacheControl: false,
    index: false,
    // The folder itself is no file: `/` is a page.
    allowedPath: (path) => path !== '/',
    setHeaders: (response, path) => {
      const isPage = path.startsWith(web.pages)
      // File names in /assets contain a hash of the content.
      const isHashed = relative(web.files, path).startsWith(`assets${sep}`)
      const cached = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      response.setHeader('cache-control', isPage ? pageCacheControl : cached)
      response.setHeader('vary', isPage ? pageVary : 'Accept-Encoding')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request) || isVisit(request)) return sendPage(web, request, reply)
    // The browser sends the form of a page itself if the code of the page does not run.
    if (isSentForm(request)) return reply.redirect(pathOf(request), 303)
    return answerNotFound(request, reply)
  })
}

function sendPage({ pages, sent, bootScript }: BuiltWeb, request: FastifyRequest, reply: FastifyReply) {
  const { file, style } = choosePage(sent, request)
  allowInline(reply, { script: bootScript, style })
  return reply.sendFile(file, pages)
}
