// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { claimCheckout, getCheckout } from '@verbena/contract/billing'
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

const kept = () => localStorage.getItem('checkout')
const claims = () => server.requests.filter(({ method }) => method === 'POST')
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 })

test('a learner gets the plan, and reads what is open now', async () => {
  signIn()
  renderBilling(address)
  expect(await heading('Pro is yours')).toBeTruthy()
  // Only what is there: the other promises of the plan are not.
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
  expect(kept()).toBeNull()
})

test('waits until the payment is recorded, over a lost connection too', async () => {
  signIn()
  const answers: (() => Checkout | ApiFailure)[] = [
    () => ({ isPaid: false, isClaimed: true }),
    () => {
      throw new Error('cut off')
    },
    () => new ApiFailure('BUSY'),
  ]
  checkout = () => (answers.shift() ?? (() => paid))()
  renderBilling(address, { isPatient: true })
  expect(screen.getByText(/We are waiting for your payment/)).toBeTruthy()
  expect(await heading('Pro is yours')).toBeTruthy()
  expect(answers).toEqual([])
})

test('a payment that is not recorded in time says so, and can be checked again', async () => {
  signIn()
  checkout = () => ({ isPaid: false, isClaimed: true })
  renderBilling(address)
  expect(await heading('Not confirmed yet')).toBeTruthy()
  checkout = () => paid
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await heading('Pro is yours')).toBeTruthy()
})

test('a server that does not answer is said, and the next try counts', async () => {
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

test('whoever is not signed in is led to an account, and the browser keeps the payment for it', async () => {
  renderBilling(address)
  expect(await heading('Thank you: your payment is confirmed')).toBeTruthy()
  expect(kept()).toBe(checkoutId)
  expect(claims()).toEqual([])
  expect(screen.getByRole('link', { name: 'I already have an account' }).getAttribute('href')).toBe('/login')
  await userEvent.click(screen.getByRole('link', { name: 'Create your account' }))
  expect(screen.getByTestId('address').textContent).toBe('/signup')
})

test('a payment recorded later is kept for the account too', async () => {
  checkout = () => ({ isPaid: false, isClaimed: false })
  renderBilling(address)
  expect(await heading('Not confirmed yet')).toBeTruthy()
  expect(kept()).toBe(checkoutId)
})

test('a payment that an account has leads to its login, and back here', async () => {
  checkout = () => ({ isPaid: true, isClaimed: true })
  renderBilling(address)
  expect(await heading('This payment has its account')).toBeTruthy()
  expect(kept()).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
  expect(screen.getByTestId('address').dataset.state).toBe(JSON.stringify({ from: address }))
})

test("another account's payment gives nothing", async () => {
  signIn()
  claim = () => new ApiFailure('CHECKOUT_CLAIMED')
  renderBilling(address)
  expect(await heading('This payment has its account')).toBeTruthy()
  expect(getSession()?.user.accountType).toBe('Free')
})

test('a payment whose time is over promises nothing', async () => {
  signIn()
  claim = () => ({ ...pro, accountType: 'Free' })
  renderBilling(address)
  expect(await heading('This subscription has ended')).toBeTruthy()
  expect(screen.queryByText('Translations without a limit')).toBeNull()
})

test.each(['/success', '/success?session_id=', '/success?session_id=nonsense'])(
  '%s says that no payment is here, asks nothing and leads back',
  async (wrong) => {
    renderBilling(wrong)
    expect(await heading('No payment here')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans')
    expect([server.requests, kept()]).toEqual([[], null])
  },
)

test('a checkout that the server does not know is no payment, and is not kept', async () => {
  checkout = () => new ApiFailure('NOT_FOUND')
  renderBilling(address)
  expect(await heading('No payment here')).toBeTruthy()
  await waitFor(() => expect(kept()).toBeNull())
})
