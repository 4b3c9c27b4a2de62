import { getUser, saveOnboarding } from '@verbena/contract/accounts/accounts'
import { login, logout, refresh, register } from '@verbena/contract/accounts/sessions'
import type { RequestInput } from '@verbena/contract/endpoint'
import { describe, expect, test } from 'vitest'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer, testPassword, testSecret } from '../../testing/test-server.ts'
import { accessTokenSeconds, createTokens } from './sessions/tokens.ts'

const server = serverForFile(createTestServer)

const account = (username: string) => ({
  username,
  password: testPassword,
  nativelanguage: 'en' as const,
  targetlanguage: 'es' as const,
})
const minutes = (count: number) => new Date(server.time.now.getTime() + count * 60_000)

describe('registering', () => {
  test('opens a session, with level B2 unless another is given', async () => {
    const { status, body } = await server.call(register, { body: account('Marta') })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      username: 'Marta',
      user: { level: 'B2', accountType: 'Free' },
    })
    const user = await server.call(getUser, {}, body.access_token)
    expect(user.body).toMatchObject({ authenticated: true, username: 'Marta', targetLanguage: 'es' })
  })

  test('refuses a username that only differs in case or in the encoding of its letters', async () => {
    await server.call(register, { body: account('Ångström') })
    for (const name of ['ÅNGSTRÖM', 'A\u030angstro\u0308m'])
      expect((await server.call(register, { body: account(name) })).code).toBe('USERNAME_TAKEN')
  })

  test('treats several blanks in a username as one', async () => {
    await server.call(register, { body: account('Ada   Lovelace') })
    expect((await server.call(register, { body: account('ada\u00a0 lovelace') })).code).toBe('USERNAME_TAKEN')
    expect((await server.signIn('ADA  LOVELACE')).username).toBe('Ada Lovelace')
  })

  test('refuses a username that mixes alphabets in one word, with its own reason', async () => {
    const { code, body } = await server.call(register, { body: account('mаrtа') })
    expect([code, body.message]).toEqual([
      'INVALID_REQUEST',
      'body.username: mixes letters of different alphabets in one word',
    ])
  })

  test.each(['za\u200bra', '\u3164\u3164', '\u2800', 'a\u0000b', '\ud800', ' '])(
    'refuses the username %j',
    async (name) => {
      expect((await server.call(register, { body: account(name) })).code).toBe('INVALID_REQUEST')
    },
  )

  test('refuses a short password, a common password, and a target language equal to the native one', async () => {
    const short = { ...account('shorty'), password: '12345' }
    expect((await server.call(register, { body: short })).code).toBe('PASSWORD_TOO_SHORT')
    for (const password of ['password1', 'QWERTYuiop', 'Shorty-Name', 'Shorty-Name99', ' '.repeat(9)])
      expect((await server.call(register, { body: { ...account('shorty-name'), password } })).code).toBe(
        'PASSWORD_TOO_COMMON',
      )
    const same = { ...account('same'), targetlanguage: 'en' as const }
    expect((await server.call(register, { body: same })).code).toBe('SAME_LANGUAGE')
  })

  test('thirty times at once with one username creates one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => server.call(register, { body: account('crowd') })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'USERNAME_TAKEN']))
  })
})

describe('signing in', () => {
  test('ignores the case of the username, and refuses a wrong username and a wrong password alike', async () => {
    await server.join('Iris')
    expect((await server.call(login, { body: { username: 'iRIS', password: testPassword } })).status).toBe(
      200,
    )
    const wrong = await server.call(login, { body: { username: 'iris', password: 'not this one' } })
    const unknown = await server.call(login, { body: { username: 'nobody', password: 'not this one' } })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual(unknown.body)
  })

  test('does not truncate a password of 64 characters', async () => {
    const password = 'ñ'.repeat(63)
    await server.call(register, { body: { ...account('long'), password: `${password}a` } })
    expect((await server.call(login, { body: { username: 'long', password: `${password}b` } })).status).toBe(
      401,
    )
    expect((await server.call(login, { body: { username: 'long', password: `${password}a` } })).status).toBe(
      200,
    )
  })
})

describe('a session', () => {
  test('its access token expires after fifteen minutes and is renewed by the refresh token', async () => {
    const session = await server.join()
    const before = server.time.now
    server.time.now = new Date(before.getTime() + accessTokenSeconds * 1000)
    expect((await server.call(getUser, {}, session.access_token)).code).toBe('NOT_SIGNED_IN')
    const renewed = await server.call(refresh, {}, session.refresh_token)
    expect(renewed.status).toBe(200)
    expect(renewed.body.refresh_token).not.toBe(session.refresh_token)
    expect((await server.call(getUser, {}, renewed.body.access_token)).body.authenticated).toBe(true)
    server.time.now = before
  })

  test('fifty concurrent refreshes get the same successor', async () => {
    const { refresh_token } = await server.join()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.call(refresh, {}, refresh_token)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  test('a refresh token that is used again after the grace period ends the session', async () => {
    const { refresh_token } = await server.join()
    const second = (await server.call(refresh, {}, refresh_token)).body
    server.time.now = minutes(1)
    expect((await server.call(refresh, {}, refresh_token)).code).toBe('SESSION_ENDED')
    expect((await server.call(refresh, {}, second.refresh_token)).code).toBe('SESSION_ENDED')
  })

  test('the token before the previous one is refused even within the grace period', async () => {
    const { refresh_token } = await server.join()
    const second = (await server.call(refresh, {}, refresh_token)).body
    const third = (await server.call(refresh, {}, second.refresh_token)).body
    expect((await server.call(refresh, {}, refresh_token)).code).toBe('SESSION_ENDED')
    expect((await server.call(refresh, {}, third.refresh_token)).code).toBe('SESSION_ENDED')
  })

  test('a token with a guessed signature neither renews nor ends it', async () => {
    const { refresh_token } = await server.join()
    const guess = refresh_token.slice(0, -43) + 'A'.repeat(43)
    expect((await server.call(refresh, {}, guess)).code).toBe('SESSION_ENDED')
    expect((await server.call(refresh, {}, refresh_token)).status).toBe(200)
  })

  test.each(['access_token', 'refresh_token'] as const)('ends by logout with its %s', async (which) => {
    const session = await server.join()
    expect((await server.call(logout, {}, session[which])).status).toBe(200)
    expect((await server.call(refresh, {}, session.refresh_token)).code).toBe('SESSION_ENDED')
  })

  test.each(['access_token', 'refresh_token'] as const)(
    'ends by logout with an outdated %s',
    async (which) => {
      const before = server.time.now
      const session = await server.join()
      const second = (await server.call(refresh, {}, session.refresh_token)).body
      server.time.now = minutes(16)
      const third = (await server.call(refresh, {}, second.refresh_token)).body
      expect((await server.call(logout, {}, session[which])).status).toBe(200)
      expect((await server.call(refresh, {}, third.refresh_token)).code).toBe('SESSION_ENDED')
      server.time.now = before
    },
  )

  test('a token of a later generation, as after the restore of a backup, does not end it', async () => {
    const { refresh_token } = await server.join()
    const { tokens } = server.services
    const ahead = tokens.signRefresh({ ...tokens.readRefresh(refresh_token)!, generation: 7 })
    expect((await server.call(refresh, {}, ahead)).code).toBe('SESSION_ENDED')
    expect((await server.call(refresh, {}, refresh_token)).status).toBe(200)
  })

  test('stays open after a change of the signing secret while the old one is still accepted', async () => {
    const { refresh_token } = await server.join()
    const secret = 'a new secret for tests that is long enough'
    const moved = createTokens({ secret, previousSecret: testSecret })
    expect(moved.readRefresh(refresh_token)).not.toBeNull()
    expect(createTokens({ secret }).readRefresh(refresh_token)).toBeNull()
  })

  test('no token, or a refresh token, is not an access token', async () => {
    const { refresh_token } = await server.join()
    expect((await server.call(getUser, {})).body).toEqual({ authenticated: false })
    expect((await server.call(getUser, {}, refresh_token)).code).toBe('NOT_SIGNED_IN')
  })
})

test('onboarding answers are stored with the account', async () => {
  const { access_token } = await server.join()
  const body: RequestInput<typeof saveOnboarding>['body'] = {
    learningReason: 'travel',
    timePerDay: 30,
    interests: ['food', 'music'],
    username: 'Whoever',
  }
  await server.call(saveOnboarding, { body }, access_token)
  const user = await server.call(getUser, {}, access_token)
  expect(user.body).toMatchObject({ learningReason: 'travel', timePerDay: 30, interests: ['food', 'music'] })
  // A single answer, as the settings send it, does not change the others.
  await server.call(saveOnboarding, { body: { timePerDay: 45 } }, access_token)
  const later = await server.call(getUser, {}, access_token)
  expect(later.body).toEqual({ ...user.body, timePerDay: 45 })
  const one = await server.call(saveOnboarding, { body: { interests: ['food'] } }, access_token)
  expect(one.code).toBe('INVALID_REQUEST')
})
