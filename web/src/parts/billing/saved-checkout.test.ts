import { claimCheckout } from '@verbena/contract/billing/billing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearSession, getSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { hideToast, shownToasts } from '../../ui/feedback/toast-store.ts'
import { claimSavedCheckout, deleteSavedCheckout, isCheckoutId, saveCheckout } from './saved-checkout.ts'

const id = 'k'.repeat(43)
const pro = {
  success: true as const,
  accountType: 'Pro' as const,
  endsAt: null,
  cancelAtPeriodEnd: false,
  status: 'active' as const,
}
let answer: () => typeof pro | ApiFailure
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  startI18n('en')
  answer = () => pro
  server = fakeServer([[claimCheckout, () => answer()]])
})
afterEach(() => {
  for (const toast of shownToasts()) hideToast(toast.id)
  clearSession()
  localStorage.clear()
  server.restore()
})

const kept = () => localStorage.getItem('checkout')
const notes = () => shownToasts().map(({ text }) => text)

test('what was paid before belongs to the account that signs in, and it is told', async () => {
  saveCheckout(id)
  signIn()
  await claimSavedCheckout()
  expect(getSession()?.user.accountType).toBe('Pro')
  expect(notes()).toEqual(['Your payment belongs to your account: Pro is open to you.'])
  expect(kept()).toBeNull()
  expect(server.requests).toMatchObject([{ params: { id }, bearer: 'access-1' }])
})

test('with nothing paid, nothing is asked', async () => {
  signIn()
  await claimSavedCheckout()
  expect(server.requests).toEqual([])
})

test('before anybody is signed in, it stays kept', async () => {
  saveCheckout(id)
  await claimSavedCheckout()
  expect([server.requests, kept()]).toEqual([[], id])
})

test.each([
  [
    'a lost connection',
    () => {
      throw new Error('cut off')
    },
  ],
  ['a busy server', () => new ApiFailure('BUSY')],
  ['a payment that is still on its way', () => new ApiFailure('CHECKOUT_NOT_PAID')],
])('%s keeps it for the next time, quietly', async (_, failing) => {
  saveCheckout(id)
  signIn()
  answer = failing
  await claimSavedCheckout()
  expect([kept(), notes(), getSession()?.user.accountType]).toEqual([id, [], 'Free'])
  answer = () => pro
  await claimSavedCheckout()
  expect([kept(), getSession()?.user.accountType]).toEqual([null, 'Pro'])
})

test.each([
  ['CHECKOUT_CLAIMED', ['This payment already belongs to another account.']],
  ['NOT_FOUND', []],
  ['INVALID_REQUEST', []],
] as const)('%s is final', async (code, said) => {
  saveCheckout(id)
  signIn()
  answer = () => new ApiFailure(code)
  await claimSavedCheckout()
  expect([kept(), notes()]).toEqual([null, said])
})

test('forgetting one leaves another that is kept', () => {
  saveCheckout(id)
  deleteSavedCheckout('x'.repeat(43))
  expect(kept()).toBe(id)
})

test.each([
  [id, true],
  [`${'a-_9'.repeat(10)}abc`, true],
  [`${id}k`, false],
  ['../../login', false],
  ['', false],
  [null, false],
  [undefined, false],
])('%s is the id of a checkout: %s', (text, isOne) => {
  expect(isCheckoutId(text)).toBe(isOne)
})
