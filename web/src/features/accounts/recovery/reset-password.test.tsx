import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetPassword } from '@verbena/contract/accounts/recovery'
import { afterEach, expect, test } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { answerWith, closeAccounts, renderAccounts } from '../testing/render-accounts.tsx'

afterEach(closeAccounts)

const address = () => screen.getByLabelText('address').textContent
const first = () => screen.getByLabelText('New password') as HTMLInputElement
const second = () => screen.getByLabelText('The new password again') as HTMLInputElement

async function choose(password: string, again = password) {
  if (password) await userEvent.type(first(), password)
  if (again) await userEvent.type(second(), again)
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
}

test('the token is removed from the URL, and a new password leads to the login', async () => {
  const server = answerWith([[resetPassword, { success: true }]])
  signIn()
  renderAccounts('/reset-password?token=7.secret')
  await expect.poll(address).toBe('/reset-password')
  await choose('plum-harbour')
  expect(await screen.findByText('Your password is changed. You can log in with it now.')).toBeTruthy()
  await expect.poll(address).toBe('/login')
  expect(server.requests[0]?.body).toEqual({ token: '7.secret', newPassword: 'plum-harbour' })
  expect(getSession()).toBeNull()
})

test.each([
  ['', '', 'This field is required', first],
  ['seven77', 'seven77', 'Password must be at least 8 characters', first],
  ['plum-harbour', '', 'This field is required', second],
  ['plum-harbour', 'plum-harbor', 'Passwords do not match', second],
])('%j and %j: %s, and nothing is sent', async (password, again, message, field) => {
  const server = answerWith([[resetPassword, { success: true }]])
  renderAccounts('/reset-password?token=7.secret')
  await choose(password, again)
  expect(screen.getByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(server.requests).toEqual([])
})

test('a password that is too long is not cut, and shows an error', async () => {
  answerWith([])
  renderAccounts('/reset-password?token=7.secret')
  first().value = 'é'.repeat(257)
  await choose('', '')
  expect(screen.getByText('Password must be at most 256 characters.')).toBeTruthy()
})

test.each([
  ['PASSWORD_TOO_SHORT', 'Password must be at least 8 characters'],
  ['PASSWORD_TOO_COMMON', 'This password is one of the first that others would try. Please choose another.'],
] as const)('%s is shown at the field', async (code, message) => {
  answerWith([[resetPassword, new ApiFailure(code)]])
  renderAccounts('/reset-password?token=7.secret')
  await choose('password')
  const note = await screen.findByText(message)
  expect(first().getAttribute('aria-describedby')).toBe(note.id)
  expect(document.activeElement).toBe(first())
})

test('a failed request shows an error, keeps the texts, and can be retried', async () => {
  let tries = 0
  answerWith([[resetPassword, () => (tries++ === 0 ? new ApiFailure('BUSY') : { success: true as const })]])
  renderAccounts('/reset-password?token=7.secret')
  await choose('plum-harbour')
  expect(await screen.findByText(/Please try again in a moment/)).toBeTruthy()
  expect(first().value).toBe('plum-harbour')
  await choose('', '')
  await expect.poll(address).toBe('/login')
})

test('an invalid link offers a new one', async () => {
  answerWith([[resetPassword, new ApiFailure('LINK_NOT_VALID')]])
  renderAccounts('/reset-password?token=7.used')
  await choose('plum-harbour')
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }))
  expect(address()).toBe('/forgot-password')
})

const historyState = () => screen.getByLabelText('address').dataset.state

test('the token survives a reload in the history state', async () => {
  const server = answerWith([[resetPassword, { success: true }]])
  renderAccounts('/reset-password?token=7.secret')
  await expect.poll(historyState).toBe('{"token":"7.secret"}')
  cleanup()
  renderAccounts({ pathname: '/reset-password', state: { token: '7.secret' } })
  await choose('plum-harbour')
  await expect.poll(address).toBe('/login')
  expect(server.requests[0]?.body).toEqual({ token: '7.secret', newPassword: 'plum-harbour' })
  expect(historyState()).toBe('null')
})

test('a refused token is deleted', async () => {
  answerWith([[resetPassword, new ApiFailure('LINK_NOT_VALID')]])
  renderAccounts('/reset-password?token=7.used')
  await choose('plum-harbour')
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  await expect.poll(historyState).toBe('null')
})

test('errors follow the interface language after it changes, and the focus stays', async () => {
  answerWith([[resetPassword, new ApiFailure('PASSWORD_TOO_SHORT')]])
  renderAccounts('/reset-password?token=7.secret')
  await choose('plum-harbour')
  expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByText('La contraseña debe tener al menos 8 caracteres')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Español')
})

test.each(['/reset-password', '/reset-password?token=', '/reset-password?token=%20'])(
  'without a token (%s) the link is not valid either',
  (path) => {
    renderAccounts(path)
    expect(screen.getByText('This link is no longer valid')).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
  },
)
