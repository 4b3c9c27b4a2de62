// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { getUser } from '@verbena/contract/accounts'
import { MemoryRouter, useLocation } from 'react-router'
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

function open(address: string, reply: 'authenticated' | 'unauthenticated' | 'offline') {
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
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

const address = () => screen.findByRole('status').then((output) => output.textContent)

test('the root waits for the answer, then opens the videos', async () => {
  signIn()
  open('/', 'authenticated')
  expect(screen.queryByRole('status')).toBeNull()
  expect(await address()).toBe('/videos null')
})

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
  expect(await address()).toBe('/videos null')
  expect(getSession()?.user.username).toBe('marta')
})

test('who opens a link unsigned comes back to it after signing in', async () => {
  open('/vocabulary?list=food', 'unauthenticated')
  expect(await address()).toBe('/login {"from":"/vocabulary?list=food"}')
  signIn()
  await expect.poll(address).toBe('/vocabulary null')
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
