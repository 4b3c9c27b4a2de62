import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgotPassword } from '@verbena/contract/accounts/recovery'
import type { ErrorCode } from '@verbena/contract/errors'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { answerWith, closeAccounts, renderAccounts } from '../testing/render-accounts.tsx'

afterEach(closeAccounts)

const sent = 'If this account has a verified address, an email is on its way.'
const field = () => screen.getByLabelText('Username or email') as HTMLInputElement

async function ask(account: string) {
  if (account) await userEvent.type(field(), account)
  await userEvent.click(screen.getByRole('button', { name: 'Send the email' }))
}

test('the login page links to it, and the reply is the same for every name', async () => {
  const server = answerWith([[forgotPassword, { success: true }]])
  renderAccounts('/login')
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  await ask(' marta@example.org ')
  const answer = await screen.findByText(sent)
  expect(document.activeElement).toBe(answer)
  expect(server.requests.at(-1)?.body).toEqual({ account: 'marta@example.org' })
  await userEvent.click(screen.getByRole('button', { name: 'Try another name or address' }))
  expect(field().value.trim()).toBe('marta@example.org')
})

test('an empty name shows an error at its field, and nothing is sent', async () => {
  const server = answerWith([[forgotPassword, { success: true }]])
  renderAccounts('/forgot-password')
  await ask('   ')
  expect(screen.getByText('This field is required')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(server.requests).toEqual([])
})

test.each<[ErrorCode, string]>([
  ['TOO_MANY_REQUESTS', 'That was too many tries. Please wait a few minutes and try again.'],
  ['INTERNAL', 'Server error. Please try again later.'],
])('%s shows an error, and the text stays', async (code, message) => {
  answerWith([[forgotPassword, new ApiFailure(code)]])
  renderAccounts('/forgot-password')
  await ask('marta')
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
  expect(field().value).toBe('marta')
})

test('the error follows the interface language, also after it changes', async () => {
  answerWith([])
  renderAccounts('/forgot-password')
  await ask('')
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByText('Este campo es obligatorio')).toBeTruthy()
})
