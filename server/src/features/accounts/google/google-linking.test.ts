import { getUser } from '@verbena/contract/accounts/accounts'
import { forgotPassword, resetPassword } from '@verbena/contract/accounts/recovery'
import { login, refresh, signInWithGoogle } from '@verbena/contract/accounts/sessions'
import { listIdentities, unlinkIdentity } from '@verbena/contract/settings/settings'
import { describe, expect, test } from 'vitest'
import { createRateLimits } from '../../../http/rate-limits.ts'
import { createGoogleTestServer } from '../../../testing/google-test-server.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, testPassword } from '../../../testing/test-server.ts'

const server = serverForFile(createGoogleTestServer)
const languages = { nativelanguage: 'en', targetlanguage: 'es' } as const

async function mailedTo(account: string): Promise<string> {
  await server.call(forgotPassword, { body: { account } })
  await server.services.backgroundTasks.settled()
  return (
    server.emails.findLast(({ text }) => text.includes('/reset-password'))?.text.match(/token=(\S+)/)?.[1] ??
    ''
  )
}

describe('linking Google to an account with a password', () => {
  test('removes the password, sessions, links and the unconfirmed address', async () => {
    const squatter = await server.joinWithEmail('mine@gmail.com')
    const { username } = squatter
    await server.sql(
      'update learner set pending_email = $2 where username = $1',
      username,
      'squatter@example.org',
    )
    const token = await mailedTo(username)
    server.emails.length = 0
    const { body } = await server.signInWithClaims({ sub: 'owner', email: 'mine@gmail.com' })
    expect(body).toMatchObject({ success: true, username, isPasswordRemoved: true })
    expect(body.message).toMatch(/Its password was removed/)
    expect((await server.call(getUser, {}, body.access_token)).body).toMatchObject({
      hasPassword: false,
      email: 'mine@gmail.com',
      emailVerified: true,
    })
    expect((await server.call(login, { body: { username, password: testPassword } })).code).toBe(
      'WRONG_CREDENTIALS',
    )
    expect((await server.call(refresh, {}, squatter.refresh_token)).code).toBe('SESSION_ENDED')
    expect((await server.call(refresh, {}, body.refresh_token)).status).toBe(200)
    const reset = { body: { token, newPassword: 'lantern-orchard-nine' } }
    expect((await server.call(resetPassword, reset)).code).toBe('LINK_NOT_VALID')
    await server.services.backgroundTasks.settled()
    expect(server.emails).toMatchObject([
      { to: 'mine@gmail.com', subject: 'Google now opens your Verbena account' },
    ])
    expect(server.emails[0]?.text).toContain('The password of the account was removed')
  })

  test('removes a password only once: one that is set by e-mail afterwards stays', async () => {
    const { username } = await server.joinWithEmail('both@gmail.com')
    await server.signInWithClaims({ sub: 'both', email: 'both@gmail.com' })
    const token = await mailedTo(username)
    await server.call(resetPassword, { body: { token, newPassword: 'lantern-orchard-nine' } })
    const { body } = await server.signInWithClaims({ sub: 'both', email: 'both@gmail.com' })
    expect(body).toMatchObject({ username, isPasswordRemoved: false, user: { hasPassword: true } })
    expect((await server.signIn(username, 'lantern-orchard-nine')).success).toBe(true)
  })

  test('does not happen if the address is not of Google and may have a new owner', async () => {
    const { username, refresh_token } = await server.joinWithEmail('hosted-elsewhere@example.org')
    const { body } = await server.signInWithClaims({
      sub: 'elsewhere',
      email: 'hosted-elsewhere@example.org',
    })
    expect(body).toMatchObject({ success: false, requiresOnboarding: true })
    expect((await server.signIn(username)).success).toBe(true)
    expect((await server.call(refresh, {}, refresh_token)).status).toBe(200)
  })
})

test('a new person with an address that may have a new owner must verify it by e-mail', async () => {
  const { body } = await server.signInWithClaims({ sub: 'seen-once', email: 'seen@example.org' }, languages)
  expect((await server.call(getUser, {}, body.access_token)).body).toMatchObject({
    email: 'seen@example.org',
    emailVerified: false,
  })
  await server.services.backgroundTasks.settled()
  expect(server.emails.map(({ to }) => to)).toEqual(['seen@example.org'])
})

describe('a linked identity', () => {
  const listed = async (token: string) => (await server.call(listIdentities, {}, token)).body

  test('is listed without Google’s id of the person, and can be unlinked when there is a password', async () => {
    const { username } = await server.joinWithEmail('listed@gmail.com')
    await server.signInWithClaims({ sub: 'subject-of-google', email: 'listed@gmail.com' })
    const token = await mailedTo(username)
    await server.call(resetPassword, { body: { token, newPassword: 'lantern-orchard-nine' } })
    const { access_token } = await server.signIn(username, 'lantern-orchard-nine')
    const [identity, ...more] = await listed(access_token)
    expect(identity).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      provider: 'google',
      linkedAt: server.time.now.toISOString(),
    })
    expect(more).toEqual([])
    const unlink = (bearer: string) => server.call(unlinkIdentity, { params: { id: identity!.id } }, bearer)
    expect((await unlink((await server.join()).access_token)).code).toBe('NOT_FOUND')
    expect((await unlink(access_token)).status).toBe(200)
    expect((await unlink(access_token)).code).toBe('NOT_FOUND')
    expect(await listed(access_token)).toEqual([])
  })

  test('cannot be unlinked when it is the only way to sign in', async () => {
    const { body } = await server.signInWithClaims(
      { sub: 'only-way', email: 'only-way@gmail.com' },
      languages,
    )
    const [identity] = await listed(body.access_token!)
    const answer = await server.call(unlinkIdentity, { params: { id: identity!.id } }, body.access_token)
    expect([answer.status, answer.code]).toEqual([409, 'PASSWORD_NEEDED'])
    expect((await server.signInWithClaims({ sub: 'only-way' })).body.success).toBe(true)
  })

  test('stores no e-mail address of Google', async () => {
    await server.signInWithClaims({ sub: 'no-trace', email: 'no-trace@gmail.com' }, languages)
    const rows = await server.sql(`select * from learner_identity where subject = 'no-trace'`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('gmail')
  })
})

test('a Google token can be used once, also by ten concurrent requests', async () => {
  const limited = await createTestServer({ google: server.newGoogle(), rateLimits: createRateLimits() })
  const token = await server.fake.sign({ sub: 'replayed' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => limited.call(signInWithGoogle, { body: { token, ...languages } })),
  )
  expect(answers.map(({ code }) => code ?? 'entered').sort()).toEqual([
    ...Array(9).fill('GOOGLE_REFUSED'),
    'entered',
  ])
  const another = await server.fake.sign({ sub: 'replayed', jti: 'another' })
  expect((await limited.call(signInWithGoogle, { body: { token: another } })).status).toBe(200)
  await limited.close()
})
