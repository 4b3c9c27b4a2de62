// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { login } from '@verbena/contract/accounts'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure, fakeServer } from '../../api/fake-server.ts'
import { getSession } from '../../api/session.ts'
import { openAccounts, sessionReply } from './open-accounts.tsx'

let restore = () => {}
afterEach(() => {
  cleanup()
  localStorage.clear()
  restore()
})

async function logIn(username: string, password: string) {
  const user = userEvent.setup()
  if (username) await user.type(screen.getByLabelText('Username'), username)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('the right credentials store the session under the keys of the specification', async () => {
  const server = fakeServer([[login, sessionReply]])
  restore = server.restore
  openAccounts('/login')
  await logIn(' marta ', 'verbena12')
  await expect.poll(() => getSession()?.accessToken).toBe('access-1')
  expect(server.requests[0]?.body).toEqual({ username: 'marta', password: 'verbena12' })
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1')
  expect(localStorage.getItem('isAuthenticated')).toBe('true')
  expect(localStorage.getItem('username')).toBe('marta')
})

test('wrong credentials say so and keep the form ready', async () => {
  restore = fakeServer([[login, new ApiFailure('WRONG_CREDENTIALS')]]).restore
  openAccounts('/login')
  await logIn('marta', 'not-mine')
  expect(
    (await screen.findByText('Login failed. Please check your credentials.')).closest('[role=alert]'),
  ).toBeTruthy()
  expect(getSession()).toBeNull()
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull()
})

test('a call that breaks shows the sentence for it', async () => {
  restore = fakeServer([
    [
      login,
      () => {
        throw new Error('cut off')
      },
    ],
  ]).restore
  openAccounts('/login')
  await logIn('marta', 'verbena12')
  expect(await screen.findByText('An error occurred during login. Please try again.')).toBeTruthy()
})

test('empty fields are named, and nothing is sent', async () => {
  const server = fakeServer([[login, sessionReply]])
  restore = server.restore
  openAccounts('/login')
  await logIn('', '')
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  expect(server.requests).toHaveLength(0)
})

test.each([
  ['NOT_JSON: the server answers with a page', 'An error occurred during login. Please try again.'],
  ['INVALID_REQUEST', 'Login failed.'],
  ['TOO_MANY_REQUESTS', 'That was too many tries. Please wait a few minutes and try again.'],
] as const)('%s: %s', async (code, message) => {
  restore = fakeServer([
    [
      login,
      () => (code.startsWith('NOT_JSON') ? (undefined as never) : new ApiFailure(code as 'INVALID_REQUEST')),
    ],
  ]).restore
  openAccounts('/login')
  await logIn('marta', 'verbena12')
  expect(await screen.findByText(message)).toBeTruthy()
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('verbena12')
})

test('the interface language can be changed here', async () => {
  restore = fakeServer([]).restore
  openAccounts('/login')
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByLabelText('Contraseña')).toBeTruthy()
  expect(document.documentElement.lang).toBe('es')
  expect(localStorage.getItem('userLanguage')).toBe('es')
})
