// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepAccount } from '@verbena/contract/settings'
import { afterEach, expect, test } from 'vitest'
import { learner, signIn } from '../../../api/fake-learner.ts'
import { ApiFailure } from '../../../api/fake-server.ts'
import { getSession } from '../../../api/session.ts'
import { setInterfaceLanguage, startI18n } from '../../../i18n/i18n.ts'
import { ToastProvider } from '../../../ui/toast.tsx'
import { answerWith, closeAccounts } from '../open-accounts.tsx'
import { RemovalNotice } from './removal-notice.tsx'

afterEach(closeAccounts)

function open() {
  startI18n('en')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <div id="content" tabIndex={-1}>
          <RemovalNotice deleteAt="2026-09-01T12:00:00.000Z" />
        </div>
      </ToastProvider>
    </QueryClientProvider>,
  )
}
const keep = () => userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))

test('it names the day in the language of the page', () => {
  open()
  expect(screen.getByText('Your account will be removed on September 1, 2026.')).toBeTruthy()
  cleanup()
  open()
  setInterfaceLanguage('es')
  return screen.findByText('Tu cuenta se eliminará el 1 de septiembre de 2026.')
})

test('keeping the account is stored and said, and the focus goes to the page', async () => {
  signIn()
  answerWith([[keepAccount, { success: true, user: { ...learner, level: 'C1' } }]])
  open()
  await keep()
  expect(await screen.findByText('Your account stays, with everything in it.')).toBeTruthy()
  expect(getSession()?.user.level).toBe('C1')
  expect(document.activeElement?.id).toBe('content')
})

test('a failure is said, and the button stays', async () => {
  answerWith([[keepAccount, new ApiFailure('INTERNAL')]])
  open()
  await keep()
  expect((await screen.findByText('Server error. Please try again later.')).role).toBe('alert')
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeTruthy()
})
