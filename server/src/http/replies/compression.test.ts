import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { login, refresh } from '@verbena/contract/accounts/sessions'
import { endpoints } from '@verbena/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type TestServer, testPassword } from '../../testing/test-server.ts'
import { hasToken } from './compression.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await createTestServer()
  token = (await server.join()).access_token
})
afterAll(() => server.close())

const lessonsIn = (encoding: string) =>
  server.app.inject({
    url: '/exercises',
    headers: { 'accept-encoding': encoding, authorization: `Bearer ${token}` },
  })

test('a reply over a kilobyte is compressed in an encoding that the client names', async () => {
  const plain = await lessonsIn('identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const brotli = await lessonsIn('gzip, deflate, br')
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length)
  const zipped = await lessonsIn('gzip;q=1, br;q=0')
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})

test('a small reply and an error are not compressed', async () => {
  for (const url of ['/api/levels', '/api/nothing', '/api/videos/none']) {
    const { headers } = await server.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBeUndefined()
  }
})

test('a reply with tokens is not compressed, however long the input is that it repeats', async () => {
  const username = 'u'.repeat(30)
  const session = await server.join(username)
  // Interests make the reply longer than a kilobyte.
  await server.sql(
    'update learner set interests = $2 where username = $1',
    username,
    Array.from({ length: 40 }, (_, n) => `an interest in something, number ${n}`),
  )
  const headers = { 'accept-encoding': 'br, gzip' }
  const payload = { username, password: testPassword }
  const replies = [
    await server.app.inject({ method: 'POST', url: login.path, headers, payload }),
    await server.app.inject({
      method: 'POST',
      url: refresh.path,
      headers: { ...headers, authorization: `Bearer ${session.refresh_token}` },
    }),
  ]
  expect(replies[0]?.body.length).toBeGreaterThan(1500)
  for (const reply of replies) {
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-encoding']).toBeUndefined()
    expect(reply.json().access_token).toMatch(/\./)
  }
})

test('exactly the replies of a sign-in have tokens', () => {
  const withTokens = endpoints
    .filter(({ schemas, file }) => !file && hasToken(schemas.reply))
    .map(({ path }) => path)
  expect(withTokens.toSorted()).toEqual([
    '/api/auth/google',
    '/api/auth/login',
    '/api/auth/refresh',
    '/api/auth/register',
  ])
})
