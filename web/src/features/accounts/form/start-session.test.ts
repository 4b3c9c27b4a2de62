import { claimCheckout } from '@verbena/contract/billing/billing'
import { afterEach, expect, test } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { saveCheckout } from '../../../parts/billing/saved-checkout.ts'
import { sessionReply } from '../testing/render-accounts.tsx'
import { startSession } from './start-session.ts'

let restore = () => {}
afterEach(() => {
  localStorage.clear()
  restore()
})

test('signing in ends guest mode and claims an earlier payment', async () => {
  const server = fakeServer([
    [
      claimCheckout,
      { success: true, accountType: 'Pro', endsAt: null, cancelAtPeriodEnd: false, status: 'active' },
    ],
  ])
  restore = server.restore
  localStorage.setItem('guest', 'true')
  saveCheckout('c'.repeat(43))
  await startSession(sessionReply)
  expect(localStorage.getItem('guest')).toBeNull()
  expect(server.requests.map(({ path, bearer }) => [path, bearer])).toEqual([
    [`/api/billing/checkouts/${'c'.repeat(43)}/claim`, 'access-1'],
  ])
  expect(getSession()?.user.accountType).toBe('Pro')
})
