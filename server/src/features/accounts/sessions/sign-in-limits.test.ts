import { login, logout, refresh, register } from '@verbena/contract/accounts/sessions'
import { describe, expect, test } from 'vitest'
import { addressKey, createRateLimits } from '../../../http/rate-limits.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, testPassword } from '../../../testing/test-server.ts'

const server = serverForFile(() => createTestServer({ rateLimits: createRateLimits() }))

const tryLogin = (username: string, password: string) => server.call(login, { body: { username, password } })

async function tryWrongly(username: string, times: number) {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await tryLogin(username, 'not this one')).status)
  return statuses
}

describe('guessing a password', () => {
  test('is limited to ten attempts, also for an account that does not exist', async () => {
    await server.join('Guessed')
    for (const name of ['guessed', 'nobody-of-that-name'])
      expect(await tryWrongly(name, 12)).toEqual([...Array(10).fill(401), 429, 429])
    const right = await tryLogin('GUESSED', testPassword)
    expect(right.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(right.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  })

  test('starts counting again after the right password', async () => {
    await server.join('Forgetful')
    for (let round = 0; round < 2; round++) {
      expect(await tryWrongly('forgetful', 9)).toEqual(Array(9).fill(401))
      expect((await tryLogin('forgetful', testPassword)).status).toBe(200)
    }
  })

  test('of many accounts is limited by address', async () => {
    const statuses: number[] = []
    for (let name = 0; name < 120; name++) statuses.push((await tryLogin(`many-${name}`, 'password')).status)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the owner of an account', () => {
  const accountLimit = 100
  const enter = (username: string, password: string, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: login.path,
      payload: { username, password },
      remoteAddress,
    })
  /** Attacks from many addresses, each below its own limit. */
  async function besiege(username: string) {
    const statuses = new Set<number>()
    for (let guess = 0; guess <= accountLimit; guess++)
      statuses.add((await enter(username, 'not this one', `203.0.113.${guess % 20}`)).statusCode)
    expect(statuses).toEqual(new Set([401, 429]))
  }

  test('is not locked out at an address from which they have signed in, even after logging out', async () => {
    await server.join('Besieged')
    const home = '198.51.100.7'
    const session = (await enter('besieged', testPassword, home)).json()
    await server.call(logout, {}, session.refresh_token)
    await besiege('besieged')
    expect((await enter('besieged', testPassword, home)).statusCode).toBe(200)
    expect((await enter('besieged', testPassword, '198.51.100.8')).statusCode).toBe(429)
    const rows = await server.sql('select * from session')
    expect(JSON.stringify(rows)).not.toContain(home)
  })

  test('can sign in more than a hundred times without reaching a limit', async () => {
    await server.join('Regular')
    const statuses = new Set<number>()
    for (let time = 0; time < 105; time++)
      statuses.add((await enter('regular', testPassword, '198.51.100.9')).statusCode)
    expect(statuses).toEqual(new Set([200]))
  })
})

describe('registering', () => {
  const body = { password: testPassword, nativelanguage: 'en', targetlanguage: 'es' } as const
  const make = async (username: string) => (await server.call(register, { body: { ...body, username } })).code

  test('is possible for a school class at one address, up to a limit', async () => {
    const codes: unknown[] = []
    for (let pupil = 0; pupil < 305; pupil++) codes.push(await make(`pupil-${pupil}`))
    expect(codes.slice(0, 200)).toEqual(Array(200).fill(undefined))
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS')
  }, 60_000)

  test('with taken usernames is limited to thirty attempts', async () => {
    const other = await createTestServer({ rateLimits: createRateLimits() })
    await other.join('Taken')
    const codes: unknown[] = []
    for (let time = 0; time < 31; time++)
      codes.push((await other.call(register, { body: { ...body, username: 'taken' } })).code)
    expect(codes).toEqual([...Array(30).fill('USERNAME_TAKEN'), 'TOO_MANY_REQUESTS'])
    await other.close()
  })
})

test('refreshing is limited by address', async () => {
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
