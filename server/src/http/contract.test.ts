import { endpoints } from '@verbena/contract/endpoints'
import type { JoinedEndpoint } from '@verbena/contract/join-endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeString, sampleOf, stringsIn } from '../testing/clients/sample-input.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let token: string
let signedIn: Record<string, string>
beforeAll(async () => {
  server = await createTestServer()
  token = (await server.join()).access_token
  signedIn = { authorization: `Bearer ${token}` }
})
afterAll(() => server.close())

function addressOf({ path, schemas: { params } }: JoinedEndpoint): string {
  const sample = params ? (sampleOf(params) as Record<string, string>) : {}
  return path.replace(/:(\w+)/g, (_, name: string) => sample[name] ?? '')
}
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)

describe('every endpoint of the contract', () => {
  test.each(named)('%s is served', (_, { method, path }) => {
    expect(server.app.hasRoute({ method, url: path })).toBe(true)
  })

  const guarded = named.filter(([, { access }]) => access !== 'anyone')
  test.each(guarded)('%s answers 401 without a token', async (_, endpoint) => {
    const response = await server.app.inject({ method: endpoint.method, url: addressOf(endpoint) })
    expect([response.statusCode, response.json()]).toMatchObject([
      401,
      { success: false, code: 'NOT_SIGNED_IN' },
    ])
  })

  const reading = named.filter(([, { bearer = 'access' }]) => bearer === 'access')
  test.each(reading)('%s answers 401 to a token that is not ours', async (_, endpoint) => {
    const headers = { authorization: 'Bearer not.a.token' }
    const response = await server.app.inject({ method: endpoint.method, url: addressOf(endpoint), headers })
    expect(response.statusCode).toBe(401)
  })

  const writing = named.filter(([, { method, rawBody }]) => method !== 'GET' && !rawBody)
  test.each(writing)('%s refuses an unknown field', async (_, endpoint) => {
    const response = await server.app.inject({
      method: endpoint.method,
      url: addressOf(endpoint),
      headers: signedIn,
      payload: { isEditor: true },
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_REQUEST'])
  })

  test.each(named)('%s refuses an unknown query parameter', async (_, endpoint) => {
    const { method, schemas } = endpoint
    const response = await server.app.inject({
      method,
      url: `${addressOf(endpoint)}?isEditor=true`,
      headers: signedIn,
      ...(schemas.body && { payload: sampleOf(schemas.body) as object }),
    })
    expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_REQUEST'])
    expect(response.json().message).toMatch(/^querystring/)
  })
})

describe('NUL, which PostgreSQL cannot store, is refused', () => {
  const places = endpoints.flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint.schemas[part]
      return schema ? stringsIn(sampleOf(schema)).map((path) => ({ endpoint, part, path })) : []
    }),
  )
  const described = places.map(
    (place) =>
      [
        `${place.endpoint.method} ${place.endpoint.path}`,
        `${place.part}.${place.path.join('.')}`,
        place,
      ] as const,
  )

  test.each(described)('by %s in %s', async (_name, _place, { endpoint, part, path }) => {
    const samples = { params: {}, query: {}, body: undefined as unknown }
    for (const name of ['params', 'query', 'body'] as const) {
      const schema = endpoint.schemas[name]
      if (schema) samples[name] = sampleOf(schema) as object
      expect(schema?.safeParse(samples[name]).error, `the sample of ${name} is right`).toBeUndefined()
    }
    samples[part] = changeString(samples[part], path, (text) => `${text}\0`) as object
    const { status } = await server.call(endpoint, samples as never, token)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
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
