import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { claimCheckout, getCheckout } from '@verbena/contract/billing/billing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getSession } from '../../api/session.ts'
import { signIn } from '../../api/testing/fake-learner.ts'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { checkoutId, closeBilling, renderBilling } from './testing/render-billing.tsx'

type Checkout = { isPaid: boolean; isClaimed: boolean }
const pro = {
  success: true as const,
  accountType: 'Pro' as 'Pro' | 'Free',
  endsAt: '2026-08-01T00:00:00.000Z',
  cancelAtPeriodEnd: false,
  status: 'active' as const,
}
const paid: Checkout = { isPaid: true, isClaimed: false }
const address = `/success?session_id=${checkoutId}`

let checkout: () => Checkout | ApiFailure
let claim: () => typeof pro | ApiFailure
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  checkout = () => paid
  claim = () => pro
  server = fakeServer([
    [getCheckout, () => checkout()],
    [claimCheckout, () => claim()],
  ])
})
afterEach(() => {
  closeBilling()
  server.restore()
})

const savedCheckout = () => localStorage.getItem('checkout')
const claims = () => server.requests.filter(({ method }) => method === 'POST')
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('a learner gets the plan, and sees what is unlocked', async () => {
  signIn()
  renderBilling(address)
  expect(await heading('Pro is yours')).toBeTruthy()
  // Only the features that exist already.
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Translations without a limit',
    'Every premium video and song',
  ])
  expect(getSession()?.user.accountType).toBe('Pro')
  expect(claims()).toMatchObject([{ params: { id: checkoutId }, bearer: 'access-1' }])
  expect(screen.getByRole('link', { name: 'See your subscription' }).getAttribute('href')).toBe(
    '/settings?tab=subscription',
  )
  expect(screen.getByRole('link', { name: 'Go to the videos' }).getAttribute('href')).toBe('/videos')
  expect(savedCheckout()).toBeNull()
})

test('the page polls until the payment is recorded, also after a lost connection', async () => {
  signIn()
  const answers: (() => Checkout | ApiFailure)[] = [
    () => ({ isPaid: false, isClaimed: true }),
    () => {
      throw new Error('cut off')
    },
    () => new ApiFailure('BUSY'),
  ]
  checkout = () => (answers.shift() ?? (() => paid))()
  renderBilling(address, { keepsPolling: true })
  expect(screen.getByText(/We are waiting for your payment/)).toBeTruthy()
  expect(await heading('Pro is yours')).toBeTruthy()
  expect(answers).toEqual([])
})

test('a payment that is not recorded in time shows a message, and can be checked again', async () => {
  signIn()
  checkout = () => ({ isPaid: false, isClaimed: true })
  renderBilling(address)
  expect(await heading('Not confirmed yet')).toBeTruthy()
  checkout = () => paid
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await heading('Pro is yours')).toBeTruthy()
})

test('a server error is shown, and the check can be repeated', async () => {
  signIn()
  checkout = () => new ApiFailure('DATABASE_AWAY')
  renderBilling(address)
  expect(await heading('We could not check your payment')).toBeTruthy()
  expect(
    screen.getByText(/Server error\. Please try again later\. You do not need to pay again\./),
  ).toBeTruthy()
  checkout = () => paid
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await heading('Pro is yours')).toBeTruthy()
})

test('a guest gets links to sign up and log in, and the checkout is saved for the account', async () => {
  renderBilling(address)
  expect(await heading('Thank you: your payment is confirmed')).toBeTruthy()
  expect(savedCheckout()).toBe(checkoutId)
  expect(claims()).toEqual([])
  expect(screen.getByRole('link', { name: 'I already have an account' }).getAttribute('href')).toBe('/login')
  await userEvent.click(screen.getByRole('link', { name: 'Create your account' }))
  expect(screen.getByTestId('address').textContent).toBe('/signup')
})

test('a checkout that is not paid yet is saved for the account too', async () => {
  checkout = () => ({ isPaid: false, isClaimed: false })
  renderBilling(address)
  expect(await heading('Not confirmed yet')).toBeTruthy()
  expect(savedCheckout()).toBe(checkoutId)
})

test('a claimed payment links to the login, which returns to this page', async () => {
  checkout = () => ({ isPaid: true, isClaimed: true })
  renderBilling(address)
  expect(await heading('This payment has its account')).toBeTruthy()
  expect(savedCheckout()).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(screen.getByTestId('address').dataset.state).toBe(JSON.stringify({ from: address }))
})

test('a payment of another account unlocks nothing', async () => {
  signIn()
  claim = () => new ApiFailure('CHECKOUT_CLAIMED')
  renderBilling(address)
  expect(await heading('This payment has its account')).toBeTruthy()
  expect(getSession()?.user.accountType).toBe('Free')
})

test('an expired payment unlocks nothing', async () => {
  signIn()
  claim = () => ({ ...pro, accountType: 'Free' })
  renderBilling(address)
  expect(await heading('This subscription has ended')).toBeTruthy()
  expect(screen.queryByText('Translations without a limit')).toBeNull()
})

test.each(['/success', '/success?session_id=', '/success?session_id=nonsense'])(
  '%s shows that there is no payment and a link to the plans, and sends no request',
  async (wrong) => {
    renderBilling(wrong)
    expect(await heading('No payment here')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans')
    expect([server.requests, savedCheckout()]).toEqual([[], null])
  },
)

test('a checkout that the server does not know is not a payment, and is not saved', async () => {
  checkout = () => new ApiFailure('NOT_FOUND')
  renderBilling(address)
  expect(await heading('No payment here')).toBeTruthy()
  await waitFor(() => expect(savedCheckout()).toBeNull())
})
