// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { forgotPassword } from '@verbena/contract/accounts'
import type { ErrorCode } from '@verbena/contract/errors'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../../api/fake-server.ts'
import { answerWith, closeAccounts, openAccounts } from '../open-accounts.tsx'

afterEach(closeAccounts)

const sent = 'If this account has a verified address, a letter is on its way.'
const field = () => screen.getByLabelText('Username or email') as HTMLInputElement

async function ask(account: string) {
  if (account) await userEvent.type(field(), account)
  await userEvent.click(screen.getByRole('button', { name: 'Send the letter' }))
}

test('the login page leads to it, and the answer is the same calm one for every name', async () => {
  const server = answerWith([[forgotPassword, { success: true }]])
  openAccounts('/login')
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }))
  await ask(' marta@example.org ')
  const answer = await screen.findByText(sent)
  expect(document.activeElement).toBe(answer)
  expect(server.requests.at(-1)?.body).toEqual({ account: 'marta@example.org' })
  await userEvent.click(screen.getByRole('button', { name: 'Try another name or address' }))
  expect(field().value.trim()).toBe('marta@example.org')
})

test('an empty name is said at its field, and nothing is sent', async () => {
  const server = answerWith([[forgotPassword, { success: true }]])
  openAccounts('/forgot-password')
  await ask('   ')
  expect(screen.getByText('This field is required')).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(server.requests).toEqual([])
})

test.each<[ErrorCode, string]>([
  ['TOO_MANY_REQUESTS', 'That was too many tries. Please wait a few minutes and try again.'],
  ['INTERNAL', 'Server error. Please try again later.'],
])('%s is said, and what was typed stays', async (code, message) => {
  answerWith([[forgotPassword, new ApiFailure(code)]])
  openAccounts('/forgot-password')
  await ask('marta')
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
  expect(field().value).toBe('marta')
})

test('an empty name is said in the language of the page, also after it changes', async () => {
  answerWith([])
  openAccounts('/forgot-password')
  await ask('')
  await userEvent.click(screen.getByRole('button', { name: 'Español' }))
  expect(screen.getByText('Este campo es obligatorio')).toBeTruthy()
})
