import type { AddressInfo } from 'node:net'
import { getVideo, listVideos } from '@verbena/contract/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rawGet } from '../../testing/clients/raw-request.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let port: number
/** URLs of the first file of a premium video and of a free one, and of the premium poster. */
let premium: string
let free: string
let poster: string

beforeAll(async () => {
  server = await createTestServer()
  const { access_token } = await server.join()
  await server.database.pool.query("update learner set pro_until = '2026-12-01'")
  const cards = (await server.call(listVideos, { query: {} }, access_token)).body.new
  const first = async (isPremium: boolean) => {
    const id = cards.find((card) => card.isPremium === isPremium)?.id ?? ''
    return (await server.call(getVideo, { params: { id }, query: {} }, access_token)).body.url
  }
  premium = await first(true)
  free = await first(false)
  poster = cards.find((card) => card.isPremium)?.thumbnail ?? ''
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('a premium file', () => {
  test('is served with the signed URL of its item, and refused without a signature', async () => {
    expect((await get(premium)).statusCode).toBe(200)
    expect((await get(premium.split('?')[0] ?? '')).json().code).toBe('PLAN_REQUIRED')
    const head = await server.app.inject({ method: 'HEAD', url: premium.split('?')[0] ?? '' })
    expect(head.statusCode).toBe(403)
    expect((await get(premium.replace(/proof=./, 'proof=_'))).json().code).toBe('PLAN_REQUIRED')
  })

  test('is refused after its signature has expired', async () => {
    const now = server.time.now
    server.time.now = new Date(now.getTime() + 13 * 3_600_000)
    expect((await get(premium)).json().code).toBe('PLAN_REQUIRED')
    server.time.now = now
  })

  test.each<[string, (path: string) => string, { unsigned: number; signed: number }]>([
    ['an encoded dot', (path) => path.replace('.webm', '%2ewebm'), { unsigned: 403, signed: 200 }],
    ['an encoded letter', (path) => path.replace('/video', '/%76ideo'), { unsigned: 403, signed: 200 }],
    ['an encoded slash', (path) => path.replace('/video', '%2fvideo'), { unsigned: 403, signed: 200 }],
    ['two slashes', (path) => path.replace('/video', '//video'), { unsigned: 404, signed: 404 }],
    ['two slashes in front', (path) => path.replace('/media/', '/media//'), { unsigned: 404, signed: 404 }],
    ['a dot as a folder', (path) => path.replace('/video', '/./video'), { unsigned: 404, signed: 404 }],
    ['a step down and up', (path) => path.replace('/video', '/x/../video'), { unsigned: 404, signed: 404 }],
    [
      'an encoded step up',
      (path) => path.replace('/video', '/x/%2e%2e/video'),
      { unsigned: 404, signed: 404 },
    ],
    ['a double encoding', (path) => path.replace('.webm', '%252ewebm'), { unsigned: 404, signed: 404 }],
    ['a slash at its end', (path) => `${path}/`, { unsigned: 404, signed: 404 }],
    ['a line break at its end', (path) => `${path}%0a`, { unsigned: 404, signed: 404 }],
    ['NUL at its end', (path) => `${path}%00`, { unsigned: 404, signed: 404 }],
    ['capitals', (path) => path.replace('/video', '/VIDEO'), { unsigned: 404, signed: 404 }],
    ['a backslash', (path) => path.replace('/video', '\\video'), { unsigned: 404, signed: 404 }],
  ])('spelled with %s is not served without a signature', async (_, spell, expected) => {
    const [path = '', query] = premium.split('?')
    const unsigned = await rawGet(port, spell(path))
    const signed = await rawGet(port, `${spell(path)}?${query}`)
    expect({ unsigned: unsigned.status, signed: signed.status }).toEqual(expected)
    expect(JSON.parse(unsigned.body)).toMatchObject({ success: false })
  })

  test('may be cached by the browser, but not by proxies', async () => {
    expect((await get(premium)).headers['cache-control']).toBe('private, max-age=43200, immutable')
  })
})

describe('a free file', () => {
  test('has a URL with a hash of its bytes, under which it may be cached for ever', async () => {
    expect(free).toMatch(/\?v=[\w-]{16}$/)
    expect(poster).toMatch(/^\/media\/[\w-]+\/poster\.\w+\?v=[\w-]{16}$/)
    for (const address of [free, poster])
      expect((await get(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['', '?v=', '?v=anotherHashThatIs', '?v=a&v=b'])(
    'is revalidated each time if its URL does not have the hash of its bytes: %s',
    async (query) => {
      const response = await get(free.replace(/\?.*/, query))
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
    },
  )

  test('answers HEAD like GET, without a body', async () => {
    const whole = await get(free)
    const head = await server.app.inject({ method: 'HEAD', url: free })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    for (const name of ['content-length', 'content-type', 'cache-control', 'etag', 'accept-ranges'])
      expect(head.headers[name]).toBe(whole.headers[name])
  })

  test('is served in ranges, and a range beyond its end is refused', async () => {
    const part = await get(free, { range: 'bytes=0-99' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
    expect(part.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    const beyond = await get(free, { range: 'bytes=99999999-' })
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'RANGE_NOT_SATISFIABLE'])
    expect(beyond.headers).toMatchObject({
      'content-range': expect.stringMatching(/^bytes \*\/\d+$/),
      'cache-control': 'no-store',
    })
  })

  test('is not sent again while it has not changed, and a failed precondition is reported', async () => {
    const etag = String((await get(free)).headers.etag)
    const same = await get(free, { 'if-none-match': etag })
    expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0])
    expect((await get(free, { 'if-match': etag })).statusCode).toBe(200)
    const changed = await get(free, { 'if-match': '"another"' })
    expect([changed.statusCode, changed.json()]).toEqual([
      412,
      { success: false, code: 'PRECONDITION_FAILED', message: expect.any(String) },
    ])
  })

  test('that does not exist is not found, and the reply is not cached', async () => {
    for (const address of ['/media/no-such-item/video.webm', '/media/no-such-item/poster.webp', '/media/']) {
      const { statusCode, headers } = await get(address)
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    }
  })
})

test('a server without billing serves premium files to everybody', async () => {
  const household = await createTestServer({ isBilled: false })
  const response = await household.app.inject(premium.split('?')[0] ?? '')
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  await household.close()
})
