// @vitest-environment happy-dom
import { claimCheckout } from '@verbena/contract/billing'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../../api/fake-server.ts'
import { getSession } from '../../api/session.ts'
import { keepCheckout } from '../../parts/paid-checkout.ts'
import { enter } from './enter.ts'
import { sessionReply } from './open-accounts.tsx'

let restore = () => {}
afterEach(() => {
  localStorage.clear()
  restore()
})

test('whoever comes in is a guest no longer, and what was paid before is theirs', async () => {
  const server = fakeServer([
    [
      claimCheckout,
      { success: true, accountType: 'Pro', endsAt: null, cancelAtPeriodEnd: false, status: 'active' },
    ],
  ])
  restore = server.restore
  localStorage.setItem('guest', 'true')
  keepCheckout('c'.repeat(43))
  await enter(sessionReply)
  expect(localStorage.getItem('guest')).toBeNull()
  expect(server.requests.map(({ path, bearer }) => [path, bearer])).toEqual([
    [`/api/billing/checkouts/${'c'.repeat(43)}/claim`, 'access-1'],
  ])
  expect(getSession()?.user.accountType).toBe('Pro')
})
