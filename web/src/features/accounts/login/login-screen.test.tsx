import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { login } from '@verbena/contract/accounts/sessions'
import { afterEach, expect, test } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { answerWith, closeAccounts, renderAccounts, sessionReply } from '../testing/render-accounts.tsx'

afterEach(closeAccounts)

async function logIn(username: string, password: string) {
  const user = userEvent.setup()
  if (username) await user.type(screen.getByLabelText('Username'), username)
  if (password) await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('the right credentials store the session under the keys of the specification', async () => {
  const server = answerWith([[login, sessionReply]])
  renderAccounts('/login')
  await logIn(' marta ', 'verbena12')
  await expect.poll(() => getSession()?.accessToken).toBe('access-1')
  expect(server.requests[0]?.body).toEqual({ username: 'marta', password: 'verbena12' })
  expect(localStorage.getItem('refresh_token')).toBe(sessionReply.refresh_token)
  expect(localStorage.getItem('isAuthenticated')).toBe('true')
  expect(localStorage.getItem('username')).toBe('marta')
})

test('wrong credentials show an error and leave the form enabled', async () => {
  answerWith([[login, new ApiFailure('WRONG_CREDENTIALS')]])
  renderAccounts('/login')
  await logIn('marta', 'not-mine')
  expect(
    (await screen.findByText('Login failed. Please check your credentials.')).closest('[role=alert]'),
  ).toBeTruthy()
  expect(getSession()).toBeNull()
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBeNull()
})

test('a broken request shows an error', async () => {
  answerWith([
    [
      login,
      () => {
        throw new Error('cut off')
      },
    ],
  ])
  renderAccounts('/login')
  await logIn('marta', 'verbena12')
  expect(await screen.findByText('An error occurred during login. Please try again.')).toBeTruthy()
})

test('empty fields show errors, and nothing is sent', async () => {
  const server = answerWith([[login, sessionReply]])
  renderAccounts('/login')
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
  renderAccounts('/login')
  await logIn('marta', 'verbena12')
  expect(await screen.findByText(message)).toBeTruthy()
  expect((screen.getByLabelText('Password') as HTMLInputElement).value).toBe('verbena12')
})

test('the interface language can be changed here', async () => {
  answerWith([])
  renderAccounts('/login')
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByLabelText('Contraseña')).toBeTruthy()
  expect(document.documentElement.lang).toBe('es')
  expect(localStorage.getItem('userLanguage')).toBe('es')
})

test('errors follow the interface language, also after it changes', async () => {
  answerWith([[login, new ApiFailure('WRONG_CREDENTIALS')]])
  renderAccounts('/login')
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
])('redirected for the %s, the page shows: %s', (reason, line) => {
  answerWith([])
  renderAccounts({ pathname: '/login', state: { from: '/vocabulary', reason } })
  expect(screen.getByText(line)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose your language' })).toBeTruthy()
})

test('a guest with answers can sign up or return to the videos', async () => {
  answerWith([])
  localStorage.setItem('guest', 'true')
  localStorage.setItem('onboardingData', '{"nativeLanguage":"en","targetLanguage":"es"}')
  renderAccounts({ pathname: '/login', state: { from: '/vocabulary', reason: 'words' } })
  expect(screen.queryByRole('link', { name: 'Choose your language' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the videos' }).getAttribute('href')).toBe('/videos')
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }))
  const address = screen.getByLabelText('address')
  expect([address.textContent, JSON.parse(address.dataset.state ?? '')]).toEqual([
    '/signup',
    { from: '/vocabulary', reason: 'words' },
  ])
})
