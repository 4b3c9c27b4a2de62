import { getUser } from '@verbena/contract/accounts/accounts'
import { verifyEmail } from '@verbena/contract/accounts/recovery'
import { login, refresh } from '@verbena/contract/accounts/sessions'
import {
  changePassword,
  deleteAccount,
  endAllSessions,
  endOneSession,
  keepAccount,
  listSessions,
  updateProfile,
} from '@verbena/contract/settings/settings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer, testPassword } from '../../testing/test-server.ts'
import { removeDueAccounts } from '../accounts/remove-account.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const profile = {
  email: 'ada@verbena.test',
  nativeLanguage: 'en',
  targetLanguage: 'de',
  level: 'B1',
  currentPassword: testPassword,
} as const
const days = (count: number) => count * 24 * 60 * 60 * 1000
const linkIn = (text = '') => decodeURIComponent(text.match(/token=(\S+)/)?.[1] ?? '')
const lastEmailTo = async (address: string) => {
  await server.services.backgroundTasks.settled()
  return server.emails.findLast(({ to }) => to === address)
}

describe('the profile', () => {
  test('can be changed, and the learner signs in with the new username', async () => {
    const { access_token } = await server.join('Ada')
    const { body, status } = await server.call(
      updateProfile,
      { body: { ...profile, username: 'Ada L.' } },
      access_token,
    )
    expect(status).toBe(200)
    expect(body.user).toMatchObject({
      email: 'ada@verbena.test',
      emailVerified: false,
      targetLanguage: 'de',
      username: 'Ada L.',
    })
    expect(body).toMatchObject({ message: 'Your profile is saved.', isLetterHeldBack: false })
    expect((await server.signIn('ada l.')).user.level).toBe('B1')
  })

  test.each([
    ['the username of another learner', { username: 'TAKEN' }, 'USERNAME_TAKEN'],
    ['the same language twice', { targetLanguage: 'en' }, 'SAME_LANGUAGE'],
    ['an invalid address', { email: 'not an address' }, 'INVALID_REQUEST'],
    ['an unknown level', { level: 'D1' }, 'INVALID_REQUEST'],
    ['an empty username', { username: ' ' }, 'INVALID_REQUEST'],
  ])('is refused with %s, and does not change', async (_, wrong, code) => {
    await server.join('taken').catch(() => {})
    const { access_token, user } = await server.join()
    const body = { ...profile, username: user.username, ...wrong } as never
    expect((await server.call(updateProfile, { body }, access_token)).code).toBe(code)
    expect((await server.call(getUser, {}, access_token)).body).toMatchObject(user)
  })

  test('keeps the verified address until the new one is verified', async () => {
    const { access_token, user } = await server.join()
    const save = (email: string) =>
      server.call(updateProfile, { body: { ...profile, username: user.username, email } }, access_token)
    const follow = async (address: string) =>
      server.call(verifyEmail, { body: { token: linkIn((await lastEmailTo(address))?.text) } })
    await save('first@verbena.test')
    expect((await follow('first@verbena.test')).body).toEqual({ success: true, email: 'first@verbena.test' })
    expect((await save('second@verbena.test')).body.user).toMatchObject({
      email: 'second@verbena.test',
      emailVerified: false,
    })
    expect((await save('First@Verbena.test')).body.user).toMatchObject({
      email: 'first@verbena.test',
      emailVerified: true,
    })
    expect((await follow('second@verbena.test')).code).toBe('LINK_NOT_VALID')
  })
})

describe('the password', () => {
  const newPassword = 'quince-lantern-nine'

  test('can be changed, which signs out every browser but this one', async () => {
    const here = await server.join('Changer')
    const there = await server.signIn('changer')
    const body = { currentPassword: testPassword, newPassword }
    expect((await server.call(changePassword, { body }, here.access_token)).status).toBe(200)
    expect((await server.call(refresh, {}, there.refresh_token)).code).toBe('SESSION_ENDED')
    expect((await server.call(refresh, {}, here.refresh_token)).status).toBe(200)
    const tryLogin = (password: string) => server.call(login, { body: { username: 'changer', password } })
    expect((await tryLogin(testPassword)).code).toBe('WRONG_CREDENTIALS')
    expect((await tryLogin(newPassword)).status).toBe(200)
  })

  test.each([
    ['a wrong current password', { currentPassword: 'not this one' }, 'WRONG_PASSWORD'],
    ['a password of seven characters', { newPassword: 'qj7-xwz' }, 'PASSWORD_TOO_SHORT'],
    ['a common password', { newPassword: 'Password1' }, 'PASSWORD_TOO_COMMON'],
    ['the username as password', { newPassword: 'Stubborn-One' }, 'PASSWORD_TOO_COMMON'],
  ])('is not changed with %s', async (_, wrong, code) => {
    const { access_token } = await server.join('stubborn-one').catch(() => server.signIn('stubborn-one'))
    const body = { currentPassword: testPassword, newPassword, ...wrong }
    expect((await server.call(changePassword, { body }, access_token)).code).toBe(code)
    expect((await server.signIn('stubborn-one')).success).toBe(true)
  })
})

describe('signed-in browsers', () => {
  test('are listed, and one of them or all can be signed out', async () => {
    const here = await server.join('Many')
    const there = await server.signIn('many')
    const list = async () => (await server.call(listSessions, {}, here.access_token)).body
    expect((await list()).map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const other = (await list()).find(({ isCurrent }) => !isCurrent)!
    await server.call(endOneSession, { params: { id: other.id } }, here.access_token)
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect((await server.call(refresh, {}, there.refresh_token)).code).toBe('SESSION_ENDED')
    expect((await server.call(endAllSessions, {}, here.access_token)).status).toBe(200)
    expect((await server.call(refresh, {}, here.refresh_token)).code).toBe('SESSION_ENDED')
  })

  test('of another learner are not found', async () => {
    const [mine, theirs] = [await server.join(), await server.join()]
    const [session] = (await server.call(listSessions, {}, theirs.access_token)).body
    const params = { id: session!.id }
    expect((await server.call(endOneSession, { params }, mine.access_token)).code).toBe('NOT_FOUND')
    expect((await server.call(refresh, {}, theirs.refresh_token)).status).toBe(200)
  })
})

describe('removing an account', () => {
  const remove = () =>
    removeDueAccounts(
      server.services,
      async () => {},
      (error) => {
        throw error
      },
    )

  test('ends all sessions, takes effect after a fortnight, and can be cancelled', async () => {
    const { access_token, refresh_token } = await server.join('Leaver')
    const { body } = await server.call(deleteAccount, { body: { confirmation: testPassword } }, access_token)
    expect(Date.parse(body.deleteAt)).toBe(server.time.now.getTime() + days(14))
    expect((await server.call(refresh, {}, refresh_token)).code).toBe('SESSION_ENDED')
    const again = await server.signIn('leaver')
    expect(again.user.deleteAt).toBe(body.deleteAt)
    const kept = await server.call(keepAccount, {}, again.access_token)
    expect(kept.body.user.deleteAt).toBeNull()
    server.time.now = new Date(server.time.now.getTime() + days(15))
    await remove()
    expect((await server.signIn('leaver')).success).toBe(true)
  })

  test('requires the password', async () => {
    const { access_token } = await server.join()
    const body = { confirmation: 'not this one' }
    expect((await server.call(deleteAccount, { body }, access_token)).code).toBe('WRONG_PASSWORD')
    expect((await server.call(getUser, {}, access_token)).body.deleteAt).toBeNull()
  })

  test('deletes it after a fortnight, and its username is free again', async () => {
    const { access_token } = await server.join('Gone')
    await server.call(deleteAccount, { body: { confirmation: testPassword } }, access_token)
    server.time.now = new Date(server.time.now.getTime() + days(14))
    expect(await remove()).toBe(1)
    expect((await server.call(login, { body: { username: 'gone', password: testPassword } })).code).toBe(
      'WRONG_CREDENTIALS',
    )
    expect((await server.join('gone')).success).toBe(true)
  })

  test('that fails at the payment provider is tried again, and does not stop others', async () => {
    for (const name of ['Stuck', 'Free']) {
      const { access_token } = await server.join(name)
      await server.call(deleteAccount, { body: { confirmation: testPassword } }, access_token)
    }
    const stuckId = (await server.signIn('stuck')).access_token
    const { sub } = JSON.parse(Buffer.from(stuckId.split('.')[1]!, 'base64url').toString())
    server.time.now = new Date(server.time.now.getTime() + days(14))
    const failures: unknown[] = []
    const removed = await removeDueAccounts(
      server.services,
      async (id) => {
        if (id === sub) throw new Error('the provider is away')
      },
      (error) => failures.push(error),
    )
    expect([removed, failures.length]).toEqual([1, 1])
    expect(await remove()).toBe(1)
  })
})
