import { getUser } from '@verbena/contract/accounts/accounts'
import { forgotPassword, resetPassword, verifyEmail } from '@verbena/contract/accounts/recovery'
import { describe, expect, test } from 'vitest'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer } from '../../../testing/test-server.ts'
import { daysLater } from '../../../testing/test-time.ts'
import { findLearnerByName } from '../accounts.queries.ts'
import { sendVerificationEmail } from './email-verification.service.ts'

const server = serverForFile(createTestServer)

const follow = (token: string) => server.call(verifyEmail, { body: { token } })
const tokenIn = (text = '') => text.match(/token=(\S+)/)?.[1] ?? ''

/** Sets a new address as saving the profile does. @returns the token of the link */
async function claim(username: string, email: string): Promise<string> {
  await server.sql('update learner set pending_email = $2 where username = $1', username, email)
  const learner = await findLearnerByName(server.services.db, username.toLowerCase())
  await sendVerificationEmail(server.services, learner!, email)
  await server.services.backgroundTasks.settled()
  return tokenIn(server.emails.findLast(({ to }) => to === email)?.text)
}

const stateOf = async (accessToken: string) => {
  const { email, emailVerified } = (await server.call(getUser, {}, accessToken)).body
  return { email, emailVerified }
}

describe('a link that confirms an address', () => {
  test('confirms it, and gives the same reply a second time', async () => {
    const { username, access_token } = await server.join()
    const token = await claim(username, 'Nora@example.org')
    expect(server.emails).toMatchObject([
      { to: 'Nora@example.org', subject: 'Confirm your address for Verbena' },
    ])
    expect(server.emails[0]?.text).toContain(`\nhttp://verbena.test/verify-email?token=${token}\n`)
    expect(server.emails[0]?.text, 'whose account it is, so that a stranger does not confirm').toContain(
      `the account "${username}"`,
    )
    expect(await stateOf(access_token)).toEqual({ email: 'Nora@example.org', emailVerified: false })
    for (let time = 0; time < 2; time++)
      expect((await follow(token)).body).toEqual({ success: true, email: 'Nora@example.org' })
    expect(await stateOf(access_token)).toEqual({ email: 'Nora@example.org', emailVerified: true })
    const rows = await server.sql(`select 1 from account_event where action = 'email-verified'`)
    expect(rows).toHaveLength(1)
  })

  test('confirms it once when it is opened twenty times at once', async () => {
    const { username } = await server.join()
    const token = await claim(username, 'many@example.org')
    const answers = await Promise.all(Array.from({ length: 20 }, () => follow(token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('is valid for three days', async () => {
    const { username } = await server.join()
    const token = await claim(username, 'slow@example.org')
    server.time.now = daysLater(3)
    expect((await follow(token)).code).toBe('LINK_NOT_VALID')
    server.time.now = daysLater(2.9)
    expect((await follow(token)).status).toBe(200)
  })

  test('is invalid after another address was entered, or the change was undone', async () => {
    const { username, access_token } = await server.join()
    const first = await claim(username, 'first@example.org')
    const second = await claim(username, 'second@example.org')
    expect((await follow(first)).code).toBe('LINK_NOT_VALID')
    await server.sql('update learner set pending_email = null where username = $1', username)
    expect((await follow(second)).code).toBe('LINK_NOT_VALID')
    expect(await stateOf(access_token)).toEqual({ email: null, emailVerified: false })
  })

  test('is refused when another account has confirmed the address first, regardless of case', async () => {
    const [one, other] = [await server.join(), await server.join()]
    const [mine, theirs] = [
      await claim(one.username, 'race@example.org'),
      await claim(other.username, 'RACE@example.org'),
    ]
    expect((await follow(theirs)).status).toBe(200)
    const late = await follow(mine)
    expect([late.status, late.code]).toEqual([409, 'EMAIL_TAKEN'])
    expect(late.body).toMatchObject({ message: 'This email is already registered' })
    expect(await stateOf(one.access_token)).toEqual({ email: 'race@example.org', emailVerified: false })
  })

  test('notifies the previous address, and invalidates password links sent to it', async () => {
    const { username } = await server.join()
    await follow(await claim(username, 'old@example.org'))
    await server.call(forgotPassword, { body: { account: username } })
    await server.services.backgroundTasks.settled()
    const toOld = tokenIn(server.emails.at(-1)?.text)
    await follow(await claim(username, 'new@example.org'))
    await server.services.backgroundTasks.settled()
    expect(server.emails.at(-1)).toMatchObject({
      to: 'old@example.org',
      subject: 'Your Verbena account has a new address',
    })
    const answer = await server.call(resetPassword, {
      body: { token: toOld, newPassword: 'lantern-orchard-nine' },
    })
    expect(answer.code).toBe('LINK_NOT_VALID')
  })

  test('cannot be used as a link for a new password, and vice versa', async () => {
    const { username } = await server.join()
    const token = await claim(username, 'both@example.org')
    const body = { token, newPassword: 'lantern-orchard-nine' }
    expect((await server.call(resetPassword, { body })).code).toBe('LINK_NOT_VALID')
    await follow(token)
    await server.call(forgotPassword, { body: { account: username } })
    await server.services.backgroundTasks.settled()
    expect((await follow(tokenIn(server.emails.at(-1)?.text))).code).toBe('LINK_NOT_VALID')
  })

  test('of a deleted account is invalid', async () => {
    const { username } = await server.join()
    const token = await claim(username, 'gone@example.org')
    await server.sql('delete from learner where username = $1', username)
    expect((await follow(token)).code).toBe('LINK_NOT_VALID')
  })

  test.each(['x', '7e0f0f56-7a3c-4d41-9a09-3a7a0b1b6a10.x', `${'-'.repeat(36)}.${'a'.repeat(43)}`])(
    'cannot be %s',
    async (token) => {
      expect((await follow(token)).code).toBe('LINK_NOT_VALID')
    },
  )
})
