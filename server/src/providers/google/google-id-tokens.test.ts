import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Claims,
  encode,
  type FakeGoogle,
  fakeClientId,
  startFakeGoogle,
} from '../../testing/fakes/fake-google.ts'
import { createGoogle } from './google-id-tokens.ts'

const now = new Date('2026-11-21T09:00:00Z')
let fake: FakeGoogle
beforeAll(async () => {
  fake = await startFakeGoogle(() => now)
})
beforeEach(() => Object.assign(fake.state, { fault: 'none', requestCount: 0 }))
afterAll(() => fake.stop())

const create = (options: { timeoutMs?: number; cooldownMs?: number } = {}) =>
  createGoogle({ clientId: fakeClientId, keysUrl: fake.keysUrl, clock: { now: () => now }, ...options })
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: { code?: string }) => error.code ?? error,
  )
const read = (token: string) => create().readIdToken(token)

describe('a token that Google signed for us', () => {
  test('identifies the person', async () => {
    expect(await read(await fake.sign())).toEqual({
      subject: '110169484474386276334',
      email: 'marta@gmail.com',
      isEmailVerified: true,
      isEmailCertain: true,
      name: 'Marta Ruiz',
    })
  })

  test.each<[string, Claims]>([
    ['with the short issuer', { iss: 'accounts.google.com' }],
    ['with an audience that lists only us', { aud: [fakeClientId] }],
    ['without an authorised party', { azp: undefined }],
    ['with an issue time slightly ahead of our clock', { iat: Math.floor(now.getTime() / 1000) + 20 }],
  ])('is accepted %s', async (_, claims) => {
    expect(await codeOf(read(await fake.sign(claims)))).toBeNull()
  })

  test.each<[string, Claims, boolean, boolean]>([
    ['of Gmail', { email: 'Marta@GMAIL.com' }, true, true],
    ['of a hosted domain', { email: 'marta@Example.org', hd: 'example.org' }, true, true],
    ['of another domain than the hosted one', { email: 'marta@gmx.net', hd: 'example.org' }, true, false],
    ['of another provider', { email: 'marta@gmx.net' }, true, false],
    ['not verified', { email_verified: false }, false, false],
    ['with a text in place of true', { email_verified: 'true' }, false, false],
    ['that ends like Gmail', { email: 'marta@notgmail.com' }, true, false],
    ['that begins like Gmail', { email: 'marta@gmail.com.evil.org' }, true, false],
    ['with a second @', { email: 'marta@evil.org@gmail.com' }, false, false],
    ['with a line break', { email: 'a@b.org\nBcc: c@gmail.com' }, false, false],
    ['that is missing', { email: undefined }, false, false],
    ['that is a list', { email: ['marta@gmail.com'] }, false, false],
    ['that is too long', { email: `${'m'.repeat(300)}@gmail.com` }, false, false],
  ])('has the right certainty of an address %s', async (_, claims, isEmailVerified, isEmailCertain) => {
    expect(await read(await fake.sign(claims))).toMatchObject({ isEmailVerified, isEmailCertain })
  })
})

describe('the server refuses a token', () => {
  const changed = async (change: (parts: [string, string, string]) => string[]) =>
    change((await fake.sign()).split('.') as [string, string, string]).join('.')

  test.each<[string, () => string | Promise<string>]>([
    ['without a signature', () => fake.unsigned()],
    ['with alg none and a signature', () => changed(([, p, s]) => [encode({ alg: 'none' }), p, s])],
    ['signed with the public key', () => fake.signWithPublicKey()],
    ['signed with another key', () => fake.signAsStranger()],
    ['with another key id', () => fake.sign({}, { kid: 'invented' })],
    [
      'whose claims were changed',
      () => changed(([h, , s]) => [h, encode({ aud: fakeClientId, sub: '1', email_verified: true }), s]),
    ],
    ['that is cut off', () => changed(([h, p, s]) => [h, p, s.slice(0, -4)])],
    ['for another client', () => fake.sign({ aud: 'other.apps.googleusercontent.test' })],
    ['for us and another client', () => fake.sign({ aud: [fakeClientId, 'other'] })],
    ['that another client asked for', () => fake.sign({ azp: 'other' })],
    ['without an audience', () => fake.sign({ aud: undefined })],
    ['of another issuer', () => fake.sign({ iss: 'https://accounts.google.com.evil.org' })],
    ['without an issuer', () => fake.sign({ iss: undefined })],
    ['that has expired', () => fake.sign({ exp: fake.seconds(-31) })],
    ['without an expiry time', () => fake.sign({ exp: undefined })],
    ['without an issue time', () => fake.sign({ iat: undefined })],
    ['that is older than an hour', () => fake.sign({ iat: fake.seconds(-3700) })],
    ['that was issued in the future', () => fake.sign({ iat: fake.seconds(600) })],
    ['that is not valid yet', () => fake.sign({ nbf: fake.seconds(600) })],
    ['without a subject', () => fake.sign({ sub: undefined })],
    ['with an empty subject', () => fake.sign({ sub: '' })],
    ['with a number as subject', () => fake.sign({ sub: 7 })],
    ['with NUL in the subject', () => fake.sign({ sub: '1\u00002' })],
    ['that is only a word', () => 'marta'],
    ['of empty parts', () => '..'],
    ['whose header is null', () => changed(([, p, s]) => [encode(null as never), p, s])],
  ])('%s', async (_, forge) => {
    expect(await codeOf(read(await forge()))).toBe('GOOGLE_REFUSED')
  })
})

describe("Google's keys", () => {
  test('are read once for many tokens at once', async () => {
    const google = create()
    const token = await fake.sign()
    await Promise.all(Array.from({ length: 20 }, () => google.readIdToken(token)))
    await google.readIdToken(token)
    expect(fake.state.requestCount).toBe(1)
  })

  test('are read again when a token names a new one', async () => {
    const google = create({ cooldownMs: 0 })
    await google.readIdToken(await fake.sign())
    await fake.rotate()
    expect(await codeOf(google.readIdToken(await fake.sign()))).toBeNull()
    expect(fake.state.requestCount).toBe(2)
  })

  test('are not read again for each unknown key id', async () => {
    const google = create()
    await google.readIdToken(await fake.sign())
    for (const kid of ['a', 'b', 'c'])
      expect(await codeOf(google.readIdToken(await fake.sign({}, { kid })))).toBe('GOOGLE_REFUSED')
    expect(fake.state.requestCount).toBe(1)
  })

  test.each(['500', 'garbage', 'no keys', 'slow', 'cut off'] as const)(
    'that cannot be read (%s) cause PROVIDER_AWAY, and are read again later',
    async (fault) => {
      const google = create({ timeoutMs: 200 })
      fake.state.fault = fault
      const token = await fake.sign()
      expect(await codeOf(google.readIdToken(token))).toBe('PROVIDER_AWAY')
      expect(fake.state.requestCount).toBe(2)
      fake.state.fault = 'none'
      expect(await codeOf(google.readIdToken(token))).toBeNull()
    },
  )

  test('are requested a second time after one failure', async () => {
    fake.state.fault = 'once 500'
    expect(await codeOf(read(await fake.sign()))).toBeNull()
  })

  test('at an unreachable address cause PROVIDER_AWAY', async () => {
    const gone = await startFakeGoogle(() => now)
    await gone.stop()
    const google = createGoogle({ clientId: fakeClientId, keysUrl: gone.keysUrl, clock: { now: () => now } })
    expect(await codeOf(google.readIdToken(await fake.sign()))).toBe('PROVIDER_AWAY')
  })
})
