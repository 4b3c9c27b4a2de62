// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { getUser } from '@verbena/contract/accounts'
import { type Location, MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { learner, signIn } from '../api/fake-learner.ts'
import { fakeServer } from '../api/fake-server.ts'
import { getSession } from '../api/session.ts'
import { startI18n } from '../i18n/i18n.ts'
import { Gate } from './gate.tsx'

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
      <Gate>
        <Address />
      </Gate>
    </MemoryRouter>,
  )
}

function Address() {
  const { pathname, search, hash, state } = useLocation()
  return <output>{`${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>
}

const address = () => screen.findByRole('status').then((output) => output.textContent)

test('the root waits for the answer, then stands for a learner: its own page leads on', async () => {
  signIn()
  open('/', 'authenticated')
  expect(screen.queryByRole('status')).toBeNull()
  expect(await address()).toBe('/ null')
})

test.each(['/', '//'])(
  'at %s a session that ended leads to the login, and from there not back',
  async (root) => {
    signIn()
    open(root, 'unauthenticated')
    expect(screen.queryByRole('status')).toBeNull()
    expect(await address()).toBe('/login null')
    expect(getSession()).toBeNull()
  },
)

test('another spelling of an address becomes the right one, and keeps what is asked for', async () => {
  signIn()
  open('/exercises/?level=A2#top', 'authenticated')
  expect(await address()).toBe('/excercise?level=A2#top null')
})

test.each(['/exercises', '/exercice/'])('%s comes back to the lessons after signing in', async (alias) => {
  open(alias, 'unauthenticated')
  expect(await address()).toBe('/login {"from":"/excercise","reason":"lessons"}')
  signIn()
  await expect.poll(address).toBe('/excercise null')
})

test.each(['//elsewhere.example', '/no-such-page', '/signup'])(
  'from %s nobody is led on after signing in',
  async (from) => {
    signIn()
    open({ pathname: '/login', state: { from } }, 'authenticated')
    expect(await address()).toBe('/songs null')
  },
)

test('a session that the server no longer knows is cleared, and leads to the login and back', async () => {
  signIn()
  open('/vocabulary', 'unauthenticated')
  await expect.poll(address).toBe('/login {"from":"/vocabulary"}')
  expect(getSession()).toBeNull()
  for (const key of ['isAuthenticated', 'isOnboardingComplete', 'userPreferences', 'username'])
    expect(localStorage.getItem(key)).toBeNull()
})

test('without a network the stored session stands', async () => {
  signIn()
  open('/', 'offline')
  expect(await address()).toBe('/ null')
  expect(getSession()?.user.username).toBe('marta')
})

test('who opens a link unsigned comes back to it after signing in', async () => {
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
])('who is led from %s to the login is told why: %s', async (from, reason) => {
  open(from, 'unauthenticated')
  expect(await address()).toBe(`/login ${JSON.stringify({ from, reason })}`)
})

test('a guest with answers opens the songs; without them nobody does', async () => {
  localStorage.setItem('guest', 'true')
  localStorage.setItem('onboardingData', JSON.stringify({ nativeLanguage: 'en', targetLanguage: 'es' }))
  open('/songs', 'unauthenticated')
  expect(await address()).toBe('/songs null')
  cleanup()
  localStorage.removeItem('onboardingData')
  open('/songs', 'unauthenticated')
  expect(await address()).toContain('/login')
})
