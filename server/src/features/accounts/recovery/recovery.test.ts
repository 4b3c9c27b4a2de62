import { randomUUID } from 'node:crypto'
import { getUser } from '@verbena/contract/accounts/accounts'
import { forgotPassword, resetPassword, verifyEmail } from '@verbena/contract/accounts/recovery'
import { login, refresh } from '@verbena/contract/accounts/sessions'
import { describe, expect, test } from 'vitest'
import { createRateLimits } from '../../../http/rate-limits.ts'
import { createBackgroundTasks } from '../../../jobs/background-tasks.ts'
import { serverForFile } from '../../../testing/server-for-file.ts'
import { createTestServer, testPassword } from '../../../testing/test-server.ts'
import { minutesLater } from '../../../testing/test-time.ts'
import { findLearnerByName } from '../accounts.queries.ts'
import { sendVerificationEmail } from '../email/email-verification.service.ts'
import { addIdentity } from '../google/link-google.service.ts'
import { requestPasswordReset } from './recovery.service.ts'

const server = serverForFile(createTestServer)

const newPassword = 'lantern-orchard-nine'

/** Requests a new password. @returns the tokens of the e-mails that were sent */
async function requestReset(account: string): Promise<string[]> {
  const before = server.emails.length
  const { status, body } = await server.call(forgotPassword, { body: { account } })
  expect([status, body]).toEqual([200, { success: true }])
  await server.services.backgroundTasks.settled()
  return server.emails
    .slice(before)
    .map(({ text }) => text.match(/^http:\/\/verbena\.test\/reset-password\?token=(\S+)$/m)?.[1] ?? '')
}

const reset = (token: string, password = newPassword) =>
  server.call(resetPassword, { body: { token, newPassword: password } })

describe('a forgotten password', () => {
  test.each<[string, (username: string, email: string) => string]>([
    ['username', (username) => username],
    ['username in capitals', (username) => ` ${username.toUpperCase()} `],
    ['address', (_, email) => email],
    ['address in capitals', (_, email) => email.toUpperCase()],
  ])('requested by %s sends an e-mail to the verified address', async (by, account) => {
    const email = `${by.replaceAll(' ', '-')}@example.org`
    const { username } = await server.joinWithEmail(email)
    const [token] = await requestReset(account(username, email))
    expect(server.emails).toMatchObject([{ to: email, subject: 'A new password for Verbena' }])
    expect(token).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/)
  })

  test('of an unknown account, or one without a verified address, gets the same reply and no e-mail', async () => {
    const { username } = await server.join()
    await server.sql(
      'update learner set pending_email = $2 where username = $1',
      username,
      'claimed@example.org',
    )
    for (const account of ['nobody-there', 'nobody@example.org', username, 'claimed@example.org', '%', "'"])
      expect(await requestReset(account)).toEqual([])
    expect(server.emails).toEqual([])
  })

  test('is not sent to an account that has another’s address as its username', async () => {
    await server.joinWithEmail('owner@example.org')
    const thief = await server.join('owner@example.org')
    await server.sql('update learner set email = $2 where username = $1', thief.username, 'thief@example.org')
    await requestReset('owner@example.org')
    expect(server.emails.map(({ to }) => to)).toEqual(['owner@example.org'])
  })

  test('sends an e-mail in Spanish to a native speaker', async () => {
    const { username } = await server.joinWithEmail('pilar@example.org')
    await server.sql(`update learner set native_language = 'es' where username = $1`, username)
    const [token] = await requestReset(username)
    expect(server.emails[0]?.subject).toBe('Una contraseña nueva para Verbena')
    expect(token).not.toBe('')
  })

  test('stores no secret in the database', async () => {
    const { username } = await server.joinWithEmail('secret@example.org')
    const [token = ''] = await requestReset(username)
    const rows = await server.sql('select * from mailed_link')
    expect(JSON.stringify(rows)).toContain('secret@example.org')
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })

  test('can be requested five times an hour by account and twenty by address; only the latter is reported', async () => {
    const limited = await createTestServer({ rateLimits: createRateLimits() })
    const { username } = await limited.joinWithEmail('often@example.org')
    const statuses: number[] = []
    for (let time = 0; time < 21; time++) {
      const account = time % 2 ? username : 'often@example.org'
      statuses.push((await limited.call(forgotPassword, { body: { account } })).status)
      await limited.services.backgroundTasks.settled()
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    expect(limited.emails).toHaveLength(5)
    await limited.close()
  })

  test('is processed only after a pause, whether or not the account exists', async () => {
    const { username } = await server.joinWithEmail('paused@example.org')
    const asked: string[] = []
    let goOn = () => {}
    const db = new Proxy(server.services.db, {
      get: (target, name) => {
        asked.push(String(name))
        return Reflect.get(target, name)
      },
    })
    const pause = () => new Promise<void>((resolve) => (goOn = resolve))
    for (const account of [username, 'nobody-there']) {
      asked.length = 0
      requestPasswordReset({ ...server.services, db }, account, pause)
      await new Promise((resolve) => setImmediate(resolve))
      expect(asked).toEqual([])
      goOn()
      await server.services.backgroundTasks.settled()
      expect(asked).toContain('select')
    }
  })

  test('gets the same reply when the mail server is unavailable', async () => {
    const failures: unknown[] = []
    const away = await createTestServer({
      mail: { send: () => Promise.reject(new Error('away')) },
      backgroundTasks: createBackgroundTasks((error) => failures.push(error)),
    })
    const { username } = await away.joinWithEmail('away@example.org')
    expect((await away.call(forgotPassword, { body: { account: username } })).status).toBe(200)
    await away.services.backgroundTasks.settled()
    expect(failures).toHaveLength(1)
    await away.close()
  })
})

describe('a link for a new password', () => {
  test('sets it, ends every session, and sends a notification', async () => {
    const { username, refresh_token } = await server.joinWithEmail('ines@example.org')
    const [token = ''] = await requestReset(username)
    expect((await reset(token)).body).toEqual({ success: true })
    const tryLogin = async (password: string) =>
      (await server.call(login, { body: { username, password } })).status
    expect([await tryLogin(testPassword), await tryLogin(newPassword)]).toEqual([401, 200])
    expect((await server.call(refresh, {}, refresh_token)).code).toBe('SESSION_ENDED')
    await server.services.backgroundTasks.settled()
    expect(server.emails.at(-1)).toMatchObject({
      to: 'ines@example.org',
      subject: 'Your Verbena password was changed',
    })
    const events = await server.sql(`select action from account_event where action = 'password-reset'`)
    expect(events).toHaveLength(1)
  })

  test('gives a password to an account that had none', async () => {
    const { username } = await server.joinWithEmail('google-only@example.org')
    await server.sql('update learner set password_hash = null where username = $1', username)
    const [token = ''] = await requestReset(username)
    await reset(token)
    const session = await server.signIn(username, newPassword)
    expect((await server.call(getUser, {}, session.access_token)).body.hasPassword).toBe(true)
  })

  test('works once, also for twenty concurrent requests', async () => {
    const { username } = await server.joinWithEmail('once@example.org')
    const [token = ''] = await requestReset(username)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(token, `${newPassword}-${n}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'LINK_NOT_VALID']))
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await server.signIn(username, `${newPassword}-${winner}`)).success).toBe(true)
    expect((await reset(token)).code).toBe('LINK_NOT_VALID')
  })

  test('is valid for thirty minutes', async () => {
    const { username } = await server.joinWithEmail('late@example.org')
    const [token = ''] = await requestReset(username)
    server.time.now = minutesLater(30)
    expect((await reset(token)).code).toBe('LINK_NOT_VALID')
    server.time.now = minutesLater(29)
    expect((await reset(token)).status).toBe(200)
  })

  test('stays valid when a stranger requests more links, and using one invalidates all', async () => {
    const { username } = await server.joinWithEmail('twice@example.org')
    const [first = ''] = await requestReset(username)
    await Promise.all(
      Array.from({ length: 20 }, () => server.call(forgotPassword, { body: { account: username } })),
    )
    await server.services.backgroundTasks.settled()
    const [last = ''] = await requestReset(username)
    expect((await reset(first)).status).toBe(200)
    expect((await reset(last)).code).toBe('LINK_NOT_VALID')
    const rows = await server.sql(
      'select 1 from mailed_link join learner on learner.id = learner_id where username = $1',
      username,
    )
    expect(rows).toEqual([])
  })

  test('removes an unconfirmed address and its links', async () => {
    const { username } = await server.joinWithEmail('robbed@example.org')
    await server.sql(
      'update learner set pending_email = $2 where username = $1',
      username,
      'thief@example.org',
    )
    const thief = (await findLearnerByName(server.services.db, username))!
    await sendVerificationEmail(server.services, thief, 'thief@example.org')
    await server.services.backgroundTasks.settled()
    const toThief = server.emails.at(-1)?.text.match(/token=(\S+)/)?.[1] ?? ''
    const [token = ''] = await requestReset(username)
    await reset(token)
    expect(
      await server.sql('select email, pending_email from learner where username = $1', username),
    ).toEqual([{ email: 'robbed@example.org', pending_email: null }])
    expect((await server.call(verifyEmail, { body: { token: toThief } })).code).toBe('LINK_NOT_VALID')
  })

  test('unlinks Google identities, except those with the address of the account', async () => {
    const { username } = await server.joinWithEmail('Keeper@example.org')
    const { id } = (await findLearnerByName(server.services.db, username))!
    const link = (subject: string, email: string | null, isEmailVerified = true) =>
      addIdentity(server.services, id, { subject, email, isEmailVerified, isEmailCertain: false, name: null })
    await link('same', 'keeper@EXAMPLE.org')
    await link('another', 'thief@example.org')
    await link('claimed', 'keeper@example.org', false)
    await link('unknown', null)
    const [token = ''] = await requestReset(username)
    await reset(token)
    expect(await server.sql('select subject from learner_identity where learner_id = $1', id)).toEqual([
      { subject: 'same' },
    ])
  })

  test('stays valid after a refused password', async () => {
    const { username } = await server.joinWithEmail('rules@example.org')
    const [token = ''] = await requestReset(username)
    for (const [password, code] of [
      ['seven77', 'PASSWORD_TOO_SHORT'],
      ['password1', 'PASSWORD_TOO_COMMON'],
      [username.toUpperCase(), 'PASSWORD_TOO_COMMON'],
    ])
      expect((await reset(token, password)).code).toBe(code)
    expect((await reset(token)).status).toBe(200)
  })

  test.each<[string, (token: string, otherLearner: string) => string, string]>([
    ['of another learner', (token, other) => token.replace(/^[^.]+/, other), 'LINK_NOT_VALID'],
    [
      'with another secret',
      (token) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      'LINK_NOT_VALID',
    ],
    ['cut short', (token) => token.slice(0, -1), 'LINK_NOT_VALID'],
    ['in capitals', (token) => token.toUpperCase(), 'LINK_NOT_VALID'],
    ['without a learner', (token) => token.split('.')[1] ?? '', 'LINK_NOT_VALID'],
    ['with more after it', (token) => `${token}.x`, 'LINK_NOT_VALID'],
    ['with SQL in it', (token) => `${token}' or '1'='1`, 'LINK_NOT_VALID'],
    ['with NUL in it', (token) => `${token}\0`, 'INVALID_REQUEST'],
    ['that is empty', () => '', 'INVALID_REQUEST'],
  ])('%s is refused', async (_, forge, code) => {
    const { username } = await server.joinWithEmail(`forge-${randomUUID()}@example.org`)
    const other = await server.join()
    const [{ id }] = (await server.sql('select id from learner where username = $1', other.username)) as [
      { id: string },
    ]
    const [token = ''] = await requestReset(username)
    expect((await reset(forge(token, id))).code).toBe(code)
    expect((await reset(token)).status).toBe(200)
  })

  test('can only be guessed a limited number of times from one address', async () => {
    const limited = await createTestServer({ rateLimits: createRateLimits() })
    const codes: unknown[] = []
    for (let time = 0; time < 31; time++)
      codes.push((await limited.call(resetPassword, { body: { token: 'x', newPassword } })).code)
    expect(codes).toEqual([...Array(30).fill('LINK_NOT_VALID'), 'TOO_MANY_REQUESTS'])
    await limited.close()
  })
})
