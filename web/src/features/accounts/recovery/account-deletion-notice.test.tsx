import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepAccount } from '@verbena/contract/settings/settings'
import { afterEach, expect, test } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { learner, signIn } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { setInterfaceLanguage, startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import { answerWith, closeAccounts } from '../testing/render-accounts.tsx'
import { AccountDeletionNotice } from './account-deletion-notice.tsx'

afterEach(closeAccounts)

function open() {
  startI18n('en')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <div id="content" tabIndex={-1}>
          <AccountDeletionNotice deleteAt="2026-09-01T12:00:00.000Z" />
        </div>
      </ToastProvider>
    </QueryClientProvider>,
  )
}
const keep = () => userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))

test('the date is formatted in the interface language', () => {
  open()
  expect(screen.getByText('Your account will be removed on September 1, 2026.')).toBeTruthy()
  cleanup()
  open()
  setInterfaceLanguage('es')
  return screen.findByText('Tu cuenta se eliminará el 1 de septiembre de 2026.')
})

test('keeping the account is saved with a toast, and the focus moves to the page', async () => {
  signIn()
  answerWith([[keepAccount, { success: true, user: { ...learner, level: 'C1' } }]])
  open()
  await keep()
  expect(await screen.findByText('Your account stays, with everything in it.')).toBeTruthy()
  expect(getSession()?.user.level).toBe('C1')
  expect(document.activeElement?.id).toBe('content')
})

test('a failure shows an error, and the button stays', async () => {
  answerWith([[keepAccount, new ApiFailure('INTERNAL')]])
  open()
  await keep()
  expect((await screen.findByText('Server error. Please try again later.')).role).toBe('alert')
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy()
})
