// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { resetPassword } from '@verbena/contract/accounts'
import { afterEach, expect, test } from 'vitest'
import { signIn } from '../../../api/fake-learner.ts'
import { ApiFailure } from '../../../api/fake-server.ts'
import { getSession } from '../../../api/session.ts'
import { answerWith, closeAccounts, openAccounts } from '../open-accounts.tsx'

afterEach(closeAccounts)

const address = () => screen.getByLabelText('address').textContent
const first = () => screen.getByLabelText('New password') as HTMLInputElement
const second = () => screen.getByLabelText('The new password again') as HTMLInputElement

async function choose(password: string, again = password) {
  if (password) await userEvent.type(first(), password)
  if (again) await userEvent.type(second(), again)
  await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
}

test('the token leaves the address bar, and a new password leads to the login', async () => {
  const server = answerWith([[resetPassword, { success: true }]])
  signIn()
  openAccounts('/reset-password?token=7.secret')
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
  openAccounts('/reset-password?token=7.secret')
  await choose(password, again)
  expect(screen.getByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(server.requests).toEqual([])
})

test('a password longer than any is kept whole, and said to be too long', async () => {
  answerWith([])
  openAccounts('/reset-password?token=7.secret')
  first().value = 'é'.repeat(257)
  await choose('', '')
  expect(screen.getByText('Password must be at most 256 characters.')).toBeTruthy()
})

test.each([
  ['PASSWORD_TOO_SHORT', 'Password must be at least 8 characters'],
  ['PASSWORD_TOO_COMMON', 'This password is one of the first that others would try. Please choose another.'],
] as const)('%s is said at the field', async (code, message) => {
  answerWith([[resetPassword, new ApiFailure(code)]])
  openAccounts('/reset-password?token=7.secret')
  await choose('password')
  const note = await screen.findByText(message)
  expect(first().getAttribute('aria-describedby')).toBe(note.id)
  expect(document.activeElement).toBe(first())
})

test('a call that fails is said, what was typed stays, and trying again works', async () => {
  let tries = 0
  answerWith([[resetPassword, () => (tries++ === 0 ? new ApiFailure('BUSY') : { success: true as const })]])
  openAccounts('/reset-password?token=7.secret')
  await choose('plum-harbour')
  expect(await screen.findByText(/Please try again in a moment/)).toBeTruthy()
  expect(first().value).toBe('plum-harbour')
  await choose('', '')
  await expect.poll(address).toBe('/login')
})

test('a link that is no longer valid leads to a new one', async () => {
  answerWith([[resetPassword, new ApiFailure('LINK_NOT_VALID')]])
  openAccounts('/reset-password?token=7.used')
  await choose('plum-harbour')
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }))
  expect(address()).toBe('/forgot-password')
})

const kept = () => screen.getByLabelText('address').dataset.state

test('the page can be loaded again: the token is kept where no address shows it', async () => {
  const server = answerWith([[resetPassword, { success: true }]])
  openAccounts('/reset-password?token=7.secret')
  await expect.poll(kept).toBe('{"token":"7.secret"}')
  cleanup()
  openAccounts({ pathname: '/reset-password', state: { token: '7.secret' } })
  await choose('plum-harbour')
  await expect.poll(address).toBe('/login')
  expect(server.requests[0]?.body).toEqual({ token: '7.secret', newPassword: 'plum-harbour' })
  expect(kept()).toBe('null')
})

test('a token that is refused is forgotten', async () => {
  answerWith([[resetPassword, new ApiFailure('LINK_NOT_VALID')]])
  openAccounts('/reset-password?token=7.used')
  await choose('plum-harbour')
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  await expect.poll(kept).toBe('null')
})

test('what is wrong is said in the language of the page, also after it changes, and the focus stays', async () => {
  answerWith([[resetPassword, new ApiFailure('PASSWORD_TOO_SHORT')]])
  openAccounts('/reset-password?token=7.secret')
  await choose('plum-harbour')
  expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByText('La contraseña debe tener al menos 8 caracteres')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Español')
})

test.each(['/reset-password', '/reset-password?token=', '/reset-password?token=%20'])(
  'without a token (%s) the link is not valid either',
  (path) => {
    openAccounts(path)
    expect(screen.getByText('This link is no longer valid')).toBeTruthy()
    expect(screen.queryByLabelText('New password')).toBeNull()
  },
)
