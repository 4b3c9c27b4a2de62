import { login, refresh, register } from '@verbena/contract/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressKey, createRateLimits } from '../../rate-limits.ts'
import { createTestServer, type TestServer, testPassword } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ rateLimits: createRateLimits() })
})
afterAll(() => server.close())

const tryLogin = (username: string, password: string) => server.call(login, { body: { username, password } })

async function tryWrongly(username: string, times: number) {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await tryLogin(username, 'not this one')).status)
  return statuses
}

describe('guessing a password', () => {
  test('ends after ten tries, the same for an account that there is not', async () => {
    await server.join('Guessed')
    for (const name of ['guessed', 'nobody-of-that-name'])
      expect(await tryWrongly(name, 12)).toEqual([...Array(10).fill(401), 429, 429])
    const right = await tryLogin('GUESSED', testPassword)
    expect(right.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  })

  test('begins afresh after the right one', async () => {
    await server.join('Forgetful')
    for (let round = 0; round < 2; round++) {
      expect(await tryWrongly('forgetful', 9)).toEqual(Array(9).fill(401))
      expect((await tryLogin('forgetful', testPassword)).status).toBe(200)
    }
  })

  test('on many accounts ends for the address', async () => {
    const statuses: number[] = []
    for (let name = 0; name < 120; name++) statuses.push((await tryLogin(`many-${name}`, 'password')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

test('accounts cannot be made without end from one address', async () => {
  const body = { password: testPassword, nativelanguage: 'en', targetlanguage: 'es' } as const
  const codes: unknown[] = []
  for (let name = 0; name < 31; name++)
    codes.push((await server.call(register, { body: { ...body, username: `robot-${name}` } })).code)
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
})

test('refreshing is limited, too', async () => {
  const codes = new Set<unknown>()
  for (let time = 0; time < 601; time++) codes.add((await server.call(refresh, {})).code)
  expect(codes).toEqual(new Set(['SESSION_ENDED', 'TOO_MANY_REQUESTS']))
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})
