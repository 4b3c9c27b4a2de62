import { randomUUID } from 'node:crypto'
import { getUser } from '@verbena/contract/accounts/accounts'
import { verifyEmail } from '@verbena/contract/accounts/recovery'
import type { SessionReply } from '@verbena/contract/accounts/sessions'
import type { Endpoint } from '@verbena/contract/endpoint'
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  endOneSession,
  exportAccount,
  keepAccount,
  listIdentities,
  listSessions,
  resendVerification,
  unlinkIdentity,
  updateProfile,
} from '@verbena/contract/settings/settings'
import { describe, expect, test } from 'vitest'
import { createRateLimits } from '../../http/rate-limits.ts'
import { serverForFile } from '../../testing/server-for-file.ts'
import { createTestServer, testPassword } from '../../testing/test-server.ts'
import { minutesLater } from '../../testing/test-time.ts'

const server = serverForFile(createTestServer)

const languages = { nativeLanguage: 'en', targetLanguage: 'de', level: 'B1' } as const
const newPassword = 'quince-lantern-nine'

const save = (
  { access_token, username }: SessionReply,
  change: { email: string; username?: string; currentPassword?: string },
  on = server,
) => on.call(updateProfile, { body: { username, ...languages, ...change } }, access_token)

async function emailsOf(on = server) {
  await on.services.backgroundTasks.settled()
  return on.emails.map(({ to, subject }) => `${to}: ${subject}`)
}

describe('changing the username or the address', () => {
  test.each([
    ['without the password is refused', undefined, 'WRONG_PASSWORD'],
    ['with a wrong password is refused', 'not this one', 'WRONG_PASSWORD'],
    ['with the password is accepted', testPassword, undefined],
  ])('%s', async (_, currentPassword, code) => {
    const given = currentPassword === undefined ? {} : { currentPassword }
    for (const change of [{ username: `Ada ${code}` }, { email: 'other@example.org' }]) {
      const learner = await server.joinWithEmail(`${randomUUID()}@example.org`)
      const email = (await server.call(getUser, {}, learner.access_token)).body.email!
      expect((await save(learner, { email, ...change, ...given })).code).toBe(code)
      const user = (await server.call(getUser, {}, learner.access_token)).body
      if (code) expect(user).toMatchObject({ username: learner.username, email, emailVerified: true })
      else expect(user).toMatchObject(change)
    }
  })

  test('requires the password, but the rest of the profile does not', async () => {
    const learner = await server.joinWithEmail('rest@example.org')
    expect((await save(learner, { email: 'Rest@Example.org' })).body.user).toMatchObject({
      level: 'B1',
      email: 'rest@example.org',
    })
    expect(await emailsOf()).toEqual([])
  })

  test('is refused after ten wrong passwords', async () => {
    const limited = await createTestServer({ rateLimits: createRateLimits() })
    const learner = await limited.join()
    const codes: unknown[] = []
    for (let time = 0; time < 11; time++)
      codes.push(
        (await save(learner, { email: 'guess@example.org', currentPassword: 'not this one' }, limited)).code,
      )
    expect(codes).toEqual([...Array(10).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS'])
    await limited.close()
  })

  test('requires a sign-in in the last ten minutes if the account has no password', async () => {
    const learner = await server.joinWithEmail('google@example.org')
    await server.sql('update learner set password_hash = null where username = $1', learner.username)
    server.time.now = minutesLater(10.1)
    const late = await save(learner, { email: 'later@example.org' })
    expect([late.status, late.code]).toEqual([403, 'RECENT_SIGN_IN_NEEDED'])
    server.time.now = minutesLater(9.9)
    expect((await save(learner, { email: 'later@example.org' })).status).toBe(200)
  })

  test('is reported to the verified address when it is requested and when it is done', async () => {
    const learner = await server.joinWithEmail('old@example.org')
    await save(learner, { email: 'new@example.org', currentPassword: testPassword })
    expect((await emailsOf()).sort()).toEqual([
      'new@example.org: Confirm your address for Verbena',
      'old@example.org: A new address for your Verbena account?',
    ])
    const email = server.emails.find(({ to }) => to === 'new@example.org')
    const token = email?.text.match(/token=(\S+)/)?.[1] ?? ''
    await server.call(verifyEmail, { body: { token } })
    expect((await emailsOf()).at(-1)).toBe('old@example.org: Your Verbena account has a new address')
  })

  test('is cancelled by a new password while the new address is unconfirmed', async () => {
    const learner = await server.joinWithEmail('stays@example.org')
    await save(learner, { email: 'waits@example.org', currentPassword: testPassword })
    await server.services.backgroundTasks.settled()
    const token = server.emails.find(({ to }) => to === 'waits@example.org')?.text.match(/token=(\S+)/)?.[1]
    await server.call(
      changePassword,
      { body: { currentPassword: testPassword, newPassword } },
      learner.access_token,
    )
    expect((await server.call(getUser, {}, learner.access_token)).body).toMatchObject({
      email: 'stays@example.org',
      emailVerified: true,
    })
    expect((await server.call(verifyEmail, { body: { token: token ?? 'x' } })).code).toBe('LINK_NOT_VALID')
  })
})

describe('an ended session whose access token has not expired', () => {
  const session = '7e0f0f56-7a3c-4d41-9a09-3a7a0b1b6a10'
  const password = { currentPassword: testPassword, newPassword }
  test.each<[Endpoint, object]>([
    [updateProfile, { body: { username: 'Taken over', email: 'x@example.org', ...languages } }],
    [changePassword, { body: password }],
    [resendVerification, {}],
    [listSessions, {}],
    [endOneSession, { params: { id: session } }],
    [endAllSessions, {}],
    [listIdentities, {}],
    [unlinkIdentity, { params: { id: 'x'.repeat(43) } }],
    [exportAccount, {}],
    [deleteAccount, { body: { confirmation: testPassword } }],
    [keepAccount, {}],
  ])('is refused by $path', async (endpoint, input) => {
    const { access_token } = await server.join()
    await server.call(endAllSessions, {}, access_token)
    const answer = await server.call(endpoint, input as never, access_token)
    expect([answer.status, answer.code]).toEqual([401, 'NOT_SIGNED_IN'])
  })
})

describe('e-mails to an unconfirmed address', () => {
  const send = ({ access_token }: SessionReply, on = server) => on.call(resendVerification, {}, access_token)

  test('are sent once for each address, and again on request', async () => {
    const learner = await server.join()
    const change = { email: 'once@example.org', currentPassword: testPassword }
    await save(learner, change)
    await save(learner, { email: 'ONCE@example.org' })
    expect(await emailsOf()).toHaveLength(1)
    expect((await send(learner)).status).toBe(200)
    expect(await emailsOf()).toHaveLength(2)
    for (const { text } of server.emails)
      expect(
        (await server.call(verifyEmail, { body: { token: text.match(/token=(\S+)/)?.[1] ?? '' } })).status,
      ).toBe(200)
  })

  test('are not sent if no address is unconfirmed', async () => {
    expect((await send(await server.join())).status).toBe(200)
    expect(await emailsOf()).toEqual([])
  })

  test('are limited to three an hour for a mailbox, and the profile is saved nevertheless', async () => {
    const limited = await createTestServer({ rateLimits: createRateLimits() })
    const [one, other] = [await limited.join(), await limited.join()]
    const email = 'victim@example.org'
    await save(one, { email, currentPassword: testPassword }, limited)
    await send(one, limited)
    await send(one, limited)
    expect((await send(one, limited)).code).toBe('TOO_MANY_REQUESTS')
    const saved = await save(other, { email: 'Victim@example.org', currentPassword: testPassword }, limited)
    expect(saved.body).toMatchObject({
      success: true,
      isLetterHeldBack: true,
      user: { level: 'B1', email: 'Victim@example.org' },
    })
    expect(saved.body.message).toMatch(/email to your new address was not sent/)
    expect(await emailsOf(limited)).toHaveLength(3)
    await limited.close()
  })

  test('have a limit, which does not apply to warnings to the old address', async () => {
    const limited = await createTestServer({ rateLimits: createRateLimits() })
    const learner = await limited.joinWithEmail('owner@example.org')
    for (let time = 0; time < 12; time++)
      await save(learner, { email: `thief-${time}@example.org`, currentPassword: testPassword }, limited)
    const warnings = (await emailsOf(limited)).filter((email) => email.startsWith('owner@example.org'))
    expect(warnings).toHaveLength(12)
    await limited.close()
  })
})
