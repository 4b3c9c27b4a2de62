import { endpoints } from '@verbena/contract/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const addressOf = (path: string) => path.replace(/:\w+/g, '7e0f0f56-7a3c-4d41-9a09-3a7a0b1b6a10')
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

describe('every endpoint of the contract', () => {
  test.each(named)('%s is served', (_, { method, path }) => {
    expect(server.app.hasRoute({ method, url: path })).toBe(true)
  })

  const guarded = named.filter(([, { access }]) => access !== 'anyone')
  test.each(guarded)('%s answers 401 without a token', async (_, { method, path }) => {
    const response = await server.app.inject({ method, url: addressOf(path) })
    expect([response.statusCode, response.json()]).toMatchObject([
      401,
      { success: false, code: 'NOT_SIGNED_IN' },
    ])
  })

  const reading = named.filter(([, { bearer = 'access' }]) => bearer === 'access')
  test.each(reading)('%s answers 401 to a token that is not ours', async (_, { method, path }) => {
    const headers = { authorization: 'Bearer not.a.token' }
    const response = await server.app.inject({ method, url: addressOf(path), headers })
    expect(response.statusCode).toBe(401)
  })

  const withBody = named.filter(([, { body }]) => body !== undefined)
  test.each(withBody)('%s refuses a field it does not know', async (_, { method, path }) => {
    const { access_token } = await server.join()
    const headers = { authorization: `Bearer ${access_token}` }
    const payload = { isEditor: true }
    const response = await server.app.inject({ method, url: addressOf(path), headers, payload })
    expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_REQUEST'])
  })
})

describe('access tokens that are forged', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const parts = async () => (await server.join()).access_token.split('.') as [string, string, string]
  const read = (token: string) =>
    server.app.inject({
      method: 'GET',
      url: '/api/language-settings',
      headers: { authorization: `Bearer ${token}` },
    })

  test.each<[string, (header: object, claims: Record<string, unknown>, signature: string) => string]>([
    ['without a signature', (header, claims) => `${encode(header)}.${encode(claims)}.`],
    ['with alg none', (header, claims) => `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`],
    [
      'with another key id',
      (header, claims, s) => `${encode({ ...header, kid: 'x' })}.${encode(claims)}.${s}`,
    ],
    [
      'with another algorithm',
      (header, claims, s) => `${encode({ ...header, alg: 'HS512' })}.${encode(claims)}.${s}`,
    ],
    ['for somebody else', (header, claims, s) => `${encode(header)}.${encode({ ...claims, sub: 'x' })}.${s}`],
    ['with a later end', (header, claims, s) => `${encode(header)}.${encode({ ...claims, exp: 9e9 })}.${s}`],
    ['cut short', (header, claims, s) => `${encode(header)}.${encode(claims)}.${s.slice(0, -2)}`],
    ['as JSON null', () => `${encode(null as never)}.e30.x`],
  ])('%s are refused', async (_, forge) => {
    const [header, claims, signature] = await parts()
    const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
    expect((await read([header, claims, signature].join('.'))).statusCode).toBe(200)
    expect((await read(forge(decode(header), decode(claims), signature))).statusCode).toBe(401)
  })
})
