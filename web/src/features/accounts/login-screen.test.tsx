// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { login } from '@verbena/contract/accounts'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../api/fake-server.ts'
import { getSession } from '../../api/session.ts'
import { answerWith, closeAccounts, openAccounts, sessionReply } from './open-accounts.tsx'

afterEach(closeAccounts)

async function logIn(username: string, password: string) {
  const user = userEvent.setup()
  if (username) await user.type(screen.getByLabelText('Username'), username)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('the right credentials store the session under the keys of the specification', async () => {
  const server = answerWith([[login, sessionReply]])
  openAccounts('/login')
  await logIn(' marta ', 'verbena12')
  await expect.poll(() => getSession()?.accessToken).toBe('access-1')
  expect(server.requests[0]?.body).toEqual({ username: 'marta', password: 'verbena12' })
  expect(localStorage.getItem('refresh_token')).toBe('refresh-1')
  expect(localStorage.getItem('isAuthenticated')).toBe('true')
  expect(localStorage.getItem('username')).toBe('marta')
})

test('wrong credentials say so and keep the form ready', async () => {
  answerWith([[login, new ApiFailure('WRONG_CREDENTIALS')]])
  openAccounts('/login')
  await logIn('marta', 'not-mine')
  expect(
    (await screen.findByText('Login failed. Please check your credentials.')).closest('[role=alert]'),
  ).toBeTruthy()
  expect(getSession()).toBeNull()
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull()
})

test('a call that breaks shows the sentence for it', async () => {
  answerWith([
    [
      login,
      () => {
        throw new Error('cut off')
      },
    ],
  ])
  openAccounts('/login')
  await logIn('marta', 'verbena12')
  expect(await screen.findByText('An error occurred during login. Please try again.')).toBeTruthy()
})

test('empty fields are named, and nothing is sent', async () => {
  const server = answerWith([[login, sessionReply]])
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
  answerWith([
    [
      login,
      () => (code.startsWith('NOT_JSON') ? (undefined as never) : new ApiFailure(code as 'INVALID_REQUEST')),
    ],
  ])
  openAccounts('/login')
  await logIn('marta', 'verbena12')
  expect(await screen.findByText(message)).toBeTruthy()
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('verbena12')
})

test('the interface language can be changed here', async () => {
  answerWith([])
  openAccounts('/login')
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByLabelText('Contraseña')).toBeTruthy()
  expect(document.documentElement.lang).toBe('es')
  expect(localStorage.getItem('userLanguage')).toBe('es')
})

test('what went wrong is said in the language of the page, also after it changes', async () => {
  answerWith([[login, new ApiFailure('WRONG_CREDENTIALS')]])
  openAccounts('/login')
  await logIn('', 'not-mine')
  const spanish = screen.getByRole('button', { name: 'Español' })
  await userEvent.click(spanish)
  expect(screen.getByText('Este campo es obligatorio')).toBeTruthy()
  expect(screen.queryByText('This field is required')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continuar con Google' }))
  expect(screen.getByText(/^El inicio de sesión con Google no está disponible/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'English' }))
  expect(screen.getByText(/^Google Sign-In is not available right now/)).toBeTruthy()
})

test.each([
  ['words', 'Your words are kept in an account.'],
  ['progress', 'Your progress is kept in an account.'],
  ['dance', 'Watch, read along, and keep the words you meet.'],
])('led here for the %s, one reads: %s', (reason, line) => {
  answerWith([])
  openAccounts({ pathname: '/login', state: { from: '/vocabulary', reason } })
  expect(screen.getByText(line)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose your language' })).toBeTruthy()
})

test('a guest, who has answered the questions, may sign up or go back to the videos', async () => {
  answerWith([])
  localStorage.setItem('guest', 'true')
  localStorage.setItem('onboardingData', '{"nativeLanguage":"en","targetLanguage":"es"}')
  openAccounts({ pathname: '/login', state: { from: '/vocabulary', reason: 'words' } })
  expect(screen.queryByRole('link', { name: 'Choose your language' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the videos' }).getAttribute('href')).toBe('/videos')
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }))
  const address = screen.getByLabelText('address')
  expect([address.textContent, JSON.parse(address.dataset.state ?? '')]).toEqual([
    '/signup',
    { from: '/vocabulary', reason: 'words' },
  ])
})
