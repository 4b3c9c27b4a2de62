import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getUser } from '@verbena/contract/accounts/accounts'
import { verifyEmail } from '@verbena/contract/accounts/recovery'
import { afterEach, expect, test } from 'vitest'
import { clearSession, getSession } from '../../../api/session.ts'
import { learner, signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { answerWith, closeAccounts, renderAccounts } from '../testing/render-accounts.tsx'

afterEach(closeAccounts)

const address = () => screen.getByLabelText('address').textContent
const email = 'marta@example.org'
const done = { success: true, email } as const
const renewed = { authenticated: true, ...learner, email, emailVerified: true }

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }))

test('the address is confirmed only by a press, and the token is removed from the URL', async () => {
  const server = answerWith([[verifyEmail, done]])
  renderAccounts('/verify-email?token=7.secret')
  await expect.poll(address).toBe('/verify-email')
  expect(screen.getByText(/only if the email named your own account/)).toBeTruthy()
  expect(server.requests).toEqual([])
  await confirm()
  expect(await screen.findByText('Your address is confirmed')).toBeTruthy()
  expect(screen.getByText(/you can log in again by an email to marta@example.org/)).toBeTruthy()
  expect(address()).toBe('/verify-email')
  expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
    [verifyEmail.path, { token: '7.secret' }],
  ])
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  const heading = screen.getByRole('heading', { level: 1, name: 'Your address is confirmed' })
  expect(document.activeElement).toBe(heading)
  await expect.poll(() => screen.getByLabelText('address').dataset.state).toBe('null')
})

test('the stored user of a session is updated', async () => {
  answerWith([
    [verifyEmail, done],
    [getUser, renewed],
  ])
  signIn()
  renderAccounts('/verify-email?token=7.secret')
  await confirm()
  await screen.findByText('Your address is confirmed')
  expect(getSession()?.user).toEqual({ ...learner, email, emailVerified: true })
  expect(screen.getByRole('link', { name: 'Go to Verbena' })).toBeTruthy()
})

test('a failure to update the stored user does not affect the confirmation', async () => {
  answerWith([
    [verifyEmail, done],
    [getUser, new ApiFailure('BUSY')],
  ])
  signIn()
  renderAccounts('/verify-email?token=7.secret')
  await confirm()
  expect(await screen.findByText('Your address is confirmed')).toBeTruthy()
})

test.each([
  ['LINK_NOT_VALID', 'This link is no longer valid'],
  ['INVALID_REQUEST', 'This link is no longer valid'],
  ['EMAIL_TAKEN', 'This email is already registered'],
] as const)(
  '%s shows an error with a link to the settings, after a login where needed',
  async (code, title) => {
    answerWith([[verifyEmail, new ApiFailure(code)]])
    signIn()
    renderAccounts('/verify-email?token=7.secret')
    await confirm()
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: title }))
    expect(screen.getByRole('link', { name: 'Go to settings' }).getAttribute('href')).toBe('/settings')
    act(clearSession)
    expect(screen.queryByRole('link', { name: 'Go to settings' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    expect(screen.getByLabelText('address').dataset.state).toBe('{"from":"/settings"}')
  },
)

test('without a token the link is invalid, and nothing is sent', () => {
  const server = answerWith([])
  renderAccounts('/verify-email')
  expect(screen.getByText('This link is no longer valid')).toBeTruthy()
  expect(server.requests).toEqual([])
})

test('offline it shows an error, and a retry confirms the address', async () => {
  let isOffline = true
  answerWith([
    [
      verifyEmail,
      () => {
        if (isOffline) throw new TypeError('Failed to fetch')
        return done
      },
    ],
  ])
  renderAccounts('/verify-email?token=7.secret')
  await confirm()
  expect(await screen.findByText('Network error. Please check your connection.')).toBeTruthy()
  isOffline = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Your address is confirmed')).toBeTruthy()
})
