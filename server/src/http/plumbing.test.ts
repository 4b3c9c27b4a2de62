import { gzipSync } from 'node:zlib'
import { endpoints } from '@verbena/contract/endpoints'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { answerRefusals } from './refusals.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const post = (payload: string, type = 'application/json') =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } })

describe('a request that cannot be understood', () => {
  test.each([
    ['malformed JSON', '{"username":', 400, 'MALFORMED_JSON'],
    ['an empty body', '', 400, 'MALFORMED_JSON'],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 400, 'MALFORMED_JSON'],
    ['a wrong type', '{"username":1,"password":"x"}', 400, 'INVALID_REQUEST'],
    ['a missing field', '{"username":"x"}', 400, 'INVALID_REQUEST'],
    ['an array', '[]', 400, 'INVALID_REQUEST'],
    ['deep nesting', '['.repeat(200_000), 400, 'MALFORMED_JSON'],
    ['two megabytes', `{"username":"${'x'.repeat(2_000_000)}"}`, 413, 'BODY_TOO_LARGE'],
  ])('%s is refused in the error form', async (_, payload, status, code) => {
    const response = await post(payload)
    expect([response.statusCode, response.json()]).toEqual([
      status,
      { success: false, code, message: expect.any(String) },
    ])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a body of type %s is refused',
    async (type) => {
      expect((await post('{"username":"a","password":"b"}', type)).json().code).toBe('UNSUPPORTED_MEDIA_TYPE')
    },
  )

  test.each(['gzip', 'br', 'GZIP', 'identity, gzip'])(
    'a body that is compressed is refused, whatever it holds: %s',
    async (encoding) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: gzipSync('{"username":"a","password":"b"}'),
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
      })
      expect([response.statusCode, response.json()]).toEqual([
        415,
        { success: false, code: 'UNSUPPORTED_MEDIA_TYPE', message: expect.any(String) },
      ])
      expect(response.headers['accept-encoding']).toBe('identity')
    },
  )

  test('an unknown address of the API answers 404 in the error form', async () => {
    const response = await server.app.inject({ url: '/api/nothing', headers: { accept: 'text/html' } })
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND'])
  })

  test('a malformed address is refused', async () => {
    const response = await server.app.inject('/api/videos/%')
    expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_REQUEST'])
  })

  test('a parameter that is too long is refused', async () => {
    const response = await server.app.inject(`/api/videos/${'x'.repeat(3000)}`)
    expect([404, 414]).toContain(response.statusCode)
    expect(response.json()).toMatchObject({ success: false, code: expect.any(String) })
  })
})

test.each<[string, string]>([
  ['as text', 'select $1::text'],
  ['as JSON', 'select $1::jsonb'],
])('text that PostgreSQL cannot store is refused as invalid: NUL %s', async (_, query) => {
  const app = Fastify() as unknown as FastifyInstance
  answerRefusals(app)
  const value = query.endsWith('jsonb') ? JSON.stringify('a\0b') : 'a\0b'
  app.get('/', () => server.database.pool.query(query, [value]))
  const response = await app.inject('/')
  expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_REQUEST'])
})

describe('every answer', () => {
  test('has a request id of ours, whatever the client sends, and the security headers', async () => {
    const { headers } = await server.app.inject({ url: '/api/health', headers: { 'x-request-id': 'forged' } })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['content-security-policy']).not.toMatch(/unsafe/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    })
  })

  test('never holds a stack trace', async () => {
    const broken = {
      ...server.services,
      db: new Proxy(server.services.db, {
        get: () => () => {
          throw new Error('secret detail')
        },
      }),
    }
    const other = await createTestServer(broken as never).catch(() => null)
    expect(other).not.toBeNull()
    const response = await other?.app.inject('/api/health')
    expect([response?.statusCode, response?.json()]).toEqual([
      500,
      { success: false, code: 'INTERNAL', message: 'Server error. Please try again later.' },
    ])
    await other?.close()
  })
})

describe('the API', () => {
  const readDocument = async () => (await server.app.inject('/api/openapi.json')).json()

  test('describes itself as OpenAPI, every operation with its refusals', async () => {
    const document = await readDocument()
    expect(document.openapi).toBe('3.0.3')
    expect(document.paths['/api/videos/{id}'].get.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
    })
    expect(Object.keys(document.paths['/api/saveWord'].post.responses)).toEqual(['200', '4XX', '5XX'])
  })

  test('names the token of every operation, and whether it is required', async () => {
    const { paths, components } = await readDocument()
    expect(Object.keys(components.securitySchemes)).toEqual(['accessToken', 'refreshToken'])
    for (const { path, method, access, bearer = 'access' } of endpoints) {
      const { security } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      const needed = bearer === 'access' && access !== 'anyone'
      expect([path, security]).toEqual([
        path,
        {
          access: needed ? [{ accessToken: [] }] : [{ accessToken: [] }, {}],
          raw: [{ refreshToken: [] }],
          ignored: [],
        }[bearer],
      ])
    }
  })

  test('names the discriminator of a union', async () => {
    const { paths } = await readDocument()
    const { schema } = paths['/api/videos/{id}'].get.responses[200].content['application/json']
    expect(schema.properties.source.discriminator).toEqual({ propertyName: 'type' })
  })

  test('has a page of Swagger UI, whose policy differs from ours by one style hash', async () => {
    const policyOf = async (url: string) => {
      const { statusCode, headers } = await server.app.inject(url)
      expect(statusCode).toBe(200)
      return String(headers['content-security-policy'])
    }
    const ours = await policyOf('/api/health')
    for (const url of ['/api/docs/', '/api/docs/static/swagger-ui-bundle.js'])
      expect((await policyOf(url)).replace(/ 'sha256-[\w+/=]+'/, '')).toBe(ours)
  })
})

describe('media of the starter catalogue', () => {
  test('is served in ranges, and no other file of the folder is served', async () => {
    const listing = (await server.app.inject('/home_page_listening?language=es')).json()
    const card = listing.new.find(({ isLocked }: { isLocked: boolean }) => !isLocked)
    const item = (await server.app.inject(`/api/videos/${card.id}`)).json()
    const { src } = item.source.files[0]
    const part = await server.app.inject({ url: src, headers: { range: 'bytes=0-99' } })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
    for (const secret of ['item.json', 'transcript.json', '../../package.json', '%2e%2e/%2e%2e/package.json'])
      expect((await server.app.inject(`/media/${card.id}/${secret}`)).statusCode).toBe(404)
  })
})
