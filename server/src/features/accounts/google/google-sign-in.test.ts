import { getUser } from '@verbena/contract/accounts/accounts'
import { getSignInOptions, login, signInWithGoogle } from '@verbena/contract/accounts/sessions'
import { describe, expect, test } from 'vitest'
import { createRateLimits } from '../../../http/rate-limits.ts'
import { type Claims, fakeClientId } from '../../../testing/fakes/fake-google.ts'
import { createGoogleTestServer } from '../../../testing/google-test-server.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'

const server = serverForFile(createGoogleTestServer)
const languages = { nativelanguage: 'en', targetlanguage: 'es' } as const
let subjects = 0
const newSubject = () => `subject-${subjects++}`

const enter = (claims: Claims, body: object = languages) => server.signInWithClaims(claims, body)

async function userOf(accessToken: string | undefined) {
  return (await server.call(getUser, {}, accessToken)).body
}

const setEmail = (username: string, email: string) =>
  server.sql('update learner set email = $2 where username = $1', username, email)

describe('the sign-in options', () => {
  test('are public', async () => {
    expect((await server.call(getSignInOptions, {})).body).toEqual({ googleClientId: fakeClientId })
  })

  test('do not contain Google when it is not configured, and signing in with it is refused', async () => {
    const plain = await createTestServer()
    expect((await plain.call(getSignInOptions, {})).body).toEqual({ googleClientId: null })
    const answer = await plain.call(signInWithGoogle, { body: { token: 'x', ...languages } })
    expect([answer.status, answer.code]).toEqual([503, 'NOT_CONFIGURED'])
    expect(answer.body.message).toBe('Google Sign-In is not available right now. Please try again later.')
    await plain.close()
  })
})

describe('a new person', () => {
  test('without languages is sent to onboarding, and nothing is stored', async () => {
    const sub = newSubject()
    for (const body of [{}, { isLogin: true }, { nativelanguage: 'en' }, { targetlanguage: 'es' }]) {
      const { status, body: reply } = await enter({ sub }, body)
      expect([status, reply]).toEqual([
        200,
        {
          success: false,
          requiresOnboarding: true,
          message: 'Please complete onboarding first to set your language preferences.',
        },
      ])
    }
    expect(await server.sql('select 1 from learner_identity where subject = $1', sub)).toEqual([])
  })

  test('with languages gets an account of level B2 with the address that Google verified', async () => {
    const { body } = await enter({ sub: newSubject(), email: 'iris.west@gmail.com' })
    expect(body).toMatchObject({
      success: true,
      requiresOnboarding: false,
      username: 'iris.west',
      message: 'Account created successfully!',
    })
    expect(await userOf(body.access_token)).toMatchObject({
      email: 'iris.west@gmail.com',
      emailVerified: true,
      hasPassword: false,
      level: 'B2',
      nativeLanguage: 'en',
      targetLanguage: 'es',
    })
    await server.services.backgroundTasks.settled()
    expect(server.emails).toEqual([])
  })

  test('cannot choose the same native and target language', async () => {
    expect((await enter({ sub: newSubject() }, { ...languages, targetlanguage: 'en' })).code).toBe(
      'SAME_LANGUAGE',
    )
  })

  test('whose address Google did not verify gets an unverified address and a verification link', async () => {
    const { body } = await enter({ sub: newSubject(), email: 'ola@example.org', email_verified: false })
    expect(await userOf(body.access_token)).toMatchObject({ email: 'ola@example.org', emailVerified: false })
    await server.services.backgroundTasks.settled()
    expect(server.emails).toMatchObject([{ to: 'ola@example.org' }])
  })

  test('gets a number in the username when it is taken', async () => {
    await server.join('Sam')
    const first = await enter({ sub: newSubject(), email: 'sam@gmail.com' })
    const second = await enter({ sub: newSubject(), email: 'SAM@example.org' })
    expect(first.body.username).toMatch(/^sam\d+$/)
    expect(second.body.username).toMatch(/^SAM\d+$/)
  })

  test('has no password to sign in with', async () => {
    const { body } = await enter({ sub: newSubject(), email: 'nopass@gmail.com' })
    const answer = await server.call(login, { body: { username: body.username!, password: 'null' } })
    expect(answer.code).toBe('WRONG_CREDENTIALS')
  })
})

describe('a known person', () => {
  test('is signed in, even with another address or other languages', async () => {
    const sub = newSubject()
    const first = await enter({ sub, email: 'vera@gmail.com' })
    const again = await enter({ sub, email: 'other@gmail.com' }, { ...languages, targetlanguage: 'fr' })
    expect(again.body).toMatchObject({ success: true, username: 'vera', message: 'Welcome back!' })
    expect(await userOf(again.body.access_token)).toMatchObject({ targetLanguage: 'es' })
    expect((await enter({ sub }, {})).body.username).toBe(first.body.username)
  })

  test('with an address that Google and we have verified is linked, and the audit log records it', async () => {
    const { username } = await server.join()
    await setEmail(username, 'Linked@gmail.com')
    const sub = newSubject()
    expect((await enter({ sub, email: 'linked@gmail.com' }, {})).body).toMatchObject({ username })
    expect((await enter({ sub, email: 'changed@gmail.com' }, {})).body).toMatchObject({ username })
    const events = await server.sql(
      `select action from account_event join learner on learner.id = learner_id where username = $1 and action <> 'sign-in'`,
      username,
    )
    expect(events).toEqual([{ action: 'google-linked' }])
  })

  test.each<[string, Claims]>([
    ['that Google only verified once', { email: 'once@example.org' }],
    ['of a domain that Google does not host', { email: 'once@example.org', hd: 'example.com' }],
    ['that is not verified', { email: 'once@example.org', hd: 'example.org', email_verified: false }],
  ])('with an address %s is not linked', async (_, claims) => {
    const { username } = await server.join()
    await setEmail(username, 'once@example.org')
    const { body } = await enter({ sub: newSubject(), ...claims })
    expect(body.success).toBe(true)
    expect(body.username).not.toBe(username)
    expect(await userOf(body.access_token)).toMatchObject({ email: 'once@example.org', emailVerified: false })
    await server.services.backgroundTasks.settled()
    expect(server.emails, 'nobody is asked to confirm an address that is taken').toEqual([])
    await server.sql('update learner set email = null where username = $1', username)
  })

  test('is not linked to an account that has the address unverified', async () => {
    const { username } = await server.join()
    await server.sql(
      'update learner set pending_email = $2 where username = $1',
      username,
      'claimed@gmail.com',
    )
    const { body } = await enter({ sub: newSubject(), email: 'claimed@gmail.com' })
    expect(body.username).not.toBe(username)
    expect(await userOf(body.access_token)).toMatchObject({ email: 'claimed@gmail.com', emailVerified: true })
  })
})

describe('concurrently', () => {
  test('thirty sign-ins of one new person create one account', async () => {
    const sub = newSubject()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => enter({ sub, email: 'crowd@gmail.com' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
    expect(new Set(answers.map(({ body }) => body.username))).toEqual(new Set(['crowd']))
    expect(answers.filter(({ body }) => body.message.startsWith('Account created'))).toHaveLength(1)
    expect(await server.sql(`select 1 from learner where username_key like 'crowd%'`)).toHaveLength(1)
  })

  test('thirty people with the same name get thirty accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => enter({ sub: newSubject(), email: `kim@n${n}.example.org` })),
    )
    expect(new Set(answers.map(({ body }) => body.username)).size).toBe(30)
  })

  test('ten sign-ins that link an account link it once', async () => {
    const { username } = await server.join()
    await setEmail(username, 'once-only@gmail.com')
    const sub = newSubject()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => enter({ sub, email: 'once-only@gmail.com' }, {})),
    )
    expect(new Set(answers.map(({ body }) => body.username))).toEqual(new Set([username]))
    expect(await server.sql('select 1 from learner_identity where subject = $1', sub)).toHaveLength(1)
  })
})

describe('refusals', () => {
  test('a forged token is refused', async () => {
    const token = await server.fake.signAsStranger({ sub: 'subject-0' })
    const answer = await server.call(signInWithGoogle, { body: { token, ...languages } })
    expect([answer.status, answer.code]).toEqual([401, 'GOOGLE_REFUSED'])
  })

  test('an unavailable Google is reported', async () => {
    const away = await createTestServer({ google: server.newGoogle() })
    server.fake.state.fault = '500'
    const token = await server.fake.sign()
    const answer = await away.call(signInWithGoogle, { body: { token } })
    expect([answer.status, answer.code]).toEqual([502, 'PROVIDER_AWAY'])
    server.fake.state.fault = 'none'
    await away.close()
  })

  test('the attempts of one address are limited', async () => {
    const limited = await createTestServer({ google: server.newGoogle(), rateLimits: createRateLimits() })
    const codes: unknown[] = []
    for (let time = 0; time < 101; time++)
      codes.push((await limited.call(signInWithGoogle, { body: { token: 'x' } })).code)
    expect(codes).toEqual([...Array(100).fill('GOOGLE_REFUSED'), 'TOO_MANY_REQUESTS'])
    await limited.close()
  })
})
