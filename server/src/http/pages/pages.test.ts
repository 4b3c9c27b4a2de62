import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawGet } from '../../testing/clients/raw-request.ts'
import { connectionOptions } from '../connections.ts'
import { answerRefusals } from '../refusals.ts'
import { setSecurityHeaders } from '../security-headers.ts'
import { preferPages, servePages } from './pages.ts'

/** The root is itself named "assets", as the folder of hashed files is, which must not matter. */
const folder = mkdtempSync(join(tmpdir(), 'vb-pages-'))
const root = join(folder, 'assets')
const htmlOf = (file: string) => `<!doctype html><title>${file}</title>`
/** What nobody gets for a page that needs an account. */
const page = htmlOf('login.en.html')
const hash = (of: string) => `sha256-${of}`
const sent = [
  { name: 'login', language: 'en' },
  { name: 'login', language: 'es' },
  { name: 'videos', language: 'en', visitor: 'guest' },
  { name: 'videos', language: 'en', visitor: 'learner' },
  { name: 'other', language: 'en' },
].map((file) => ({ ...file, file: `${Object.values(file).join('.')}.html`, style: hash(file.name) }))
const script = 'export const answer = 42'
let app: FastifyInstance
let port: number

beforeAll(async () => {
  const built = join(root, 'web', 'dist')
  const [files, pages] = [join(built, 'client'), join(built, 'pages')]
  for (const made of [join(files, 'assets'), pages]) mkdirSync(made, { recursive: true })
  for (const { file } of sent) writeFileSync(join(pages, file), htmlOf(file))
  writeFileSync(join(pages, 'pages.json'), JSON.stringify({ script: hash('boot'), pages: sent }))
  writeFileSync(join(files, 'icon.svg'), script)
  writeFileSync(join(files, 'assets', 'main-4f2a.js'), script)
  writeFileSync(join(files, 'assets', 'main-4f2a.js.br'), brotliCompressSync(script))
  app = Fastify(connectionOptions) as unknown as FastifyInstance
  answerRefusals(app)
  setSecurityHeaders(app, { isProduction: false, hasGoogle: false, mediaOrigins: [] })
  preferPages(app, root)
  app.get('/exercises', { config: { access: 'learner' } }, (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { items: [] }
  })
  await servePages(app, root)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const asBrowser = { accept: 'text/html,*/*;q=0.8' }
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a page', () => {
  test.each(['/', '/videos', '/videos/some-id?from=home'])('%s is the web application', async (url) => {
    const response = await get(url, asBrowser)
    expect([response.statusCode, response.body]).toEqual([200, page])
    expect(response.headers).toMatchObject({
      'cache-control': 'private, max-age=600',
      'content-type': expect.stringMatching(/html/),
    })
  })

  test.each([
    // path, cookies, accepted languages, file
    ['/videos', '', 'en', 'login.en'],
    ['/', '', 'es-MX,es;q=0.9,en;q=0.8', 'login.es'],
    ['/login', '', 'fr,de;q=0.5', 'login.en'],
    ['/login', 'verbenaLanguage=en', 'es', 'login.en'],
    ['/login', 'userLanguage=xx', 'es', 'login.es'],
    ['/videos?level=all', 'verbenaVisitor=guest', 'en', 'videos.en.guest'],
    ['/videos', 'a=b; verbenaVisitor=learner; verbenaLanguage=en', 'es', 'videos.en.learner'],
    ['/videos', 'verbenaVisitor=admin', 'en', 'login.en'],
    ['/success', 'verbenaVisitor=learner', 'en', 'other.en'],
    ['/songs', 'verbenaVisitor=learner', 'en', 'other.en'],
  ])('%s with the cookies "%s" and the languages "%s" gets %s', async (url, cookie, languages, file) => {
    const { headers, body } = await get(url, { ...asBrowser, cookie, 'accept-language': languages })
    expect(body).toBe(htmlOf(`${file}.html`))
    expect(headers.vary).toBe('Accept, Accept-Encoding, Accept-Language, Cookie')
  })

  test('may run its own first script and use its own styles, and nothing else inline', async () => {
    const policyOf = async (url: string, accept: string) =>
      String((await get(url, { accept })).headers['content-security-policy'])
    const sentPolicy = await policyOf('/login', 'text/html')
    expect(sentPolicy).toContain("script-src 'self' 'sha256-boot'")
    expect(sentPolicy).toContain("style-src 'self' 'sha256-login'")
    for (const [url, accept] of [
      ['/login', 'application/json'],
      ['/icon.svg', '*/*'],
    ] as const)
      expect(await policyOf(url, accept)).not.toContain('sha256')
  })

  test.each(['/', '/videos'])('%s answers HEAD as GET, without a body', async (url) => {
    const whole = await get(url, asBrowser)
    const head = await app.inject({ method: 'HEAD', url, headers: asBrowser })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-length', 'content-type', 'cache-control', 'etag'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  test('that is an endpoint as well is sent to browsers that navigate to it; other requests get JSON', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const visit = await app.inject({ method, url: '/exercises?from=home', headers: asBrowser })
      expect([visit.statusCode, visit.body]).toEqual([200, method === 'GET' ? page : ''])
      expect(visit.headers['cache-control']).toBe('private, max-age=600')
    }
    for (const headers of [undefined, { accept: '*/*' }, { accept: 'application/json' }])
      expect((await get('/exercises', headers)).json()).toEqual({ items: [] })
  })

  test('is sent to a program that accepts anything: a monitor, or a preview of a link', async () => {
    for (const headers of [undefined, { accept: '*/*' }])
      for (const url of ['/', '/login', '/login/', '/video/any?tab=test'])
        expect((await get(url, headers)).headers['content-type']).toContain('text/html')
    expect((await get('/nothing', { accept: '*/*' })).json().code).toBe('NOT_FOUND')
  })

  test('is not sent to a program that accepts other types only', async () => {
    for (const [method, url, headers] of [
      ['GET', '/videos', { accept: 'application/json' }],
      ['POST', '/videos', { accept: 'application/json' }],
      ['POST', '/unknown', asBrowser],
    ] as const) {
      const response = await app.inject({ method, url, headers })
      expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('is opened again when the browser sends its form itself', async () => {
    const headers = { ...asBrowser, 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'username=marta&password=verbena12'
    const response = await app.inject({ method: 'POST', url: '/login?from=a', headers, payload })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/login'])
  })

  test('that has not changed is not sent again, and an unknown range or version is refused', async () => {
    const etag = String((await get('/videos', asBrowser)).headers.etag)
    expect((await get('/videos', { ...asBrowser, 'if-none-match': etag })).statusCode).toBe(304)
    const beyond = await get('/videos', { ...asBrowser, range: 'bytes=9999-' })
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'RANGE_NOT_SATISFIABLE'])
    const changed = await get('/videos', { ...asBrowser, 'if-match': '"another"' })
    expect([changed.statusCode, changed.json().code]).toEqual([412, 'PRECONDITION_FAILED'])
  })
})

describe('a file of the web application', () => {
  test('with a hash in its name may be cached for ever, and others are revalidated', async () => {
    const hashed = await get('/assets/main-4f2a.js')
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })

  test('is sent compressed to clients that accept it, with a Vary header', async () => {
    const plain = await get('/assets/main-4f2a.js')
    const compressed = await get('/assets/main-4f2a.js', { 'accept-encoding': 'gzip, br' })
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script])
    expect(compressed.headers['content-encoding']).toBe('br')
    for (const { headers } of [plain, compressed]) expect(headers.vary).toBe('Accept-Encoding')
    const { etag } = compressed.headers
    const known = await get('/assets/main-4f2a.js', {
      'accept-encoding': 'br',
      'if-none-match': String(etag),
    })
    expect([known.statusCode, known.headers.vary]).toEqual([304, 'Accept-Encoding'])
  })

  test.each([
    ['/assets/%00', 400],
    ['/assets/main-4f2a.js%00', 400],
    ['/assets/%ff', 400],
    ['/assets/%', 400],
    ['/assets/%ed%a0%80', 400],
    ['/assets', 404],
    ['/assets/', 404],
    ['/assets/nothing.js', 404],
    ['/assets/../../../package.json', 404],
    ['/assets/%2e%2e/%2e%2e/package.json', 404],
    ['/assets/..%5c..%5cpackage.json', 404],
    ['/%2e%2e%2f%2e%2e%2fpackage.json', 404],
    [`/assets/${'x'.repeat(300)}`, 404],
  ])('%s is refused in the error form', async (path, status) => {
    for (const encoding of ['identity', 'gzip, br']) {
      const answer = await rawGet(port, path, { 'accept-encoding': encoding })
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        status,
        {
          success: false,
          code: status === 400 ? 'INVALID_REQUEST' : 'NOT_FOUND',
          message: expect.any(String),
        },
      ])
      expect(answer.head).toContain('cache-control: no-store')
    }
  })
})
