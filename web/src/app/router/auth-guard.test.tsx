import { cleanup, render, screen } from '@testing-library/react'
import { getUser } from '@verbena/contract/accounts/accounts'
import { type Location, MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getSession } from '../../api/session.ts'
import { learner, signIn } from '../../api/testing/fake-learner.ts'
import { fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { AuthGuard } from './auth-guard.tsx'

let restore = () => {}
beforeEach(() => startI18n('en'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  restore()
})

function open(address: string | Partial<Location>, reply: 'authenticated' | 'unauthenticated' | 'offline') {
  restore = fakeServer([
    [
      getUser,
      () => {
        if (reply === 'offline') throw new Error('offline')
        return reply === 'authenticated' ? { authenticated: true, ...learner } : { authenticated: false }
      },
    ],
  ]).restore
  render(
    <MemoryRouter initialEntries={[address]}>
      <AuthGuard>
        <Address />
      </AuthGuard>
    </MemoryRouter>,
  )
}

function Address() {
  const { pathname, search, hash, state } = useLocation()
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
}

const address = () => screen.findByRole('status').then((output) => output.textContent)

test('the root renders its own page for a learner, without waiting for the check', () => {
  signIn()
  open('/', 'authenticated')
  expect(screen.getByRole('status').textContent).toBe('/ null')
})

test.each(['/', '//'])('at %s an ended session leads to the login without a return', async (root) => {
  signIn()
  open(root, 'unauthenticated')
  await expect.poll(address).toBe('/login null')
  expect(getSession()).toBeNull()
})

test('an alias is replaced, and keeps query and hash', async () => {
  signIn()
  open('/exercises/?level=A2#top', 'authenticated')
  expect(await address()).toBe('/excercise?level=A2#top null')
})

test.each(['/exercises', '/exercice/'])('%s returns to the lessons after signing in', async (alias) => {
  open(alias, 'unauthenticated')
  expect(await address()).toBe('/login {"from":"/excercise","reason":"lessons"}')
  signIn()
  await expect.poll(address).toBe('/excercise null')
})

test.each(['//elsewhere.example', '/no-such-page', '/signup'])(
  'from %s there is no return after signing in',
  async (from) => {
    signIn()
    open({ pathname: '/login', state: { from } }, 'authenticated')
    expect(await address()).toBe('/songs null')
  },
)

test('an unknown session is cleared, and leads to the login with a return', async () => {
  signIn()
  open('/vocabulary', 'unauthenticated')
  await expect.poll(address).toBe('/login {"from":"/vocabulary"}')
  expect(getSession()).toBeNull()
  for (const key of ['isAuthenticated', 'isOnboardingComplete', 'userPreferences', 'username'])
    expect(localStorage.getItem(key)).toBeNull()
})

test('offline the stored session is used', async () => {
  signIn()
  open('/', 'offline')
  expect(await address()).toBe('/ null')
  expect(getSession()?.user.username).toBe('marta')
})

test('a link opened without a session is opened after signing in', async () => {
  open('/vocabulary?list=food', 'unauthenticated')
  expect(await address()).toBe('/login {"from":"/vocabulary?list=food","reason":"words"}')
  signIn()
  await expect.poll(address).toBe('/vocabulary?list=food null')
})

test.each([
  ['/vocabulary/', 'words'],
  ['/progress', 'progress'],
  ['/settings?tab=password', 'settings'],
  ['/excercise/lesson/7', 'lessons'],
  ['/lion', 'lessons'],
  ['/writing', 'writing'],
  ['/reorder', 'other'],
  ['/videos', undefined],
  ['/no-such-page', undefined],
])('a redirect from %s to the login has the reason %s', async (from, reason) => {
  open(from, 'unauthenticated')
  expect(await address()).toBe(`/login ${JSON.stringify({ from, reason })}`)
})

test('a guest with answers can open the songs; without them not', async () => {
  localStorage.setItem('guest', 'true')
  localStorage.setItem('onboardingData', JSON.stringify({ nativeLanguage: 'en', targetLanguage: 'es' }))
  open('/songs', 'unauthenticated')
  expect(await address()).toBe('/songs null')
  cleanup()
  localStorage.removeItem('onboardingData')
  open('/songs', 'unauthenticated')
  expect(await address()).toContain('/login')
})
