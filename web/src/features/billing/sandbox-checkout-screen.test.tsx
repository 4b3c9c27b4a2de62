import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { finishSandboxCheckout } from '@verbena/contract/billing/billing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiFailure, fakeServer } from '../../api/testing/fake-server.ts'
import { checkoutId, closeBilling, renderBilling } from './testing/render-billing.tsx'

let answer: () => Promise<{ url: string } | ApiFailure>
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  answer = async () => ({ url: 'http://verbena.test/next' })
  server = fakeServer([[finishSandboxCheckout, () => answer()]])
})
afterEach(() => {
  closeBilling()
  server.restore()
})

const address = `/sandbox-checkout/${checkoutId}`
const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay (test)' })
const cancelButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back without paying' })

test.each([
  ['the plans', '', '$4'],
  ['the settings', '?from=settings', '€6'],
  ['elsewhere', '?from=nowhere', '$4'],
])(
  'opened from %s, it shows that it is a test, and the product with the price of that page',
  (_, from, price) => {
    renderBilling(address + from)
    expect(screen.getByRole('heading', { name: 'Test checkout', level: 1 })).toBeTruthy()
    expect(screen.getByText(/No money moves here/)).toBeTruthy()
    expect(screen.getByText('Verbena Pro, monthly').nextSibling?.textContent).toBe(price)
  },
)

test.each([
  ['paid', payButton],
  ['cancelled', cancelButton],
])('one button sends %s and opens the URL of the reply', async (outcome, button) => {
  const { leave } = renderBilling(address)
  await userEvent.click(button())
  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://verbena.test/next'))
  expect(server.requests).toMatchObject([{ params: { id: checkoutId }, body: { outcome } }])
})

test('during a request the other button is disabled', async () => {
  let resolveReply = (_: { url: string }) => {}
  answer = () =>
    new Promise((resolve) => {
      resolveReply = resolve
    })
  renderBilling(address)
  await userEvent.click(payButton())
  expect([payButton().getAttribute('aria-disabled'), cancelButton().disabled]).toEqual(['true', true])
  await userEvent.click(payButton())
  resolveReply({ url: '/success' })
  await waitFor(() => expect(cancelButton().disabled).toBe(false))
  expect(server.requests).toHaveLength(1)
})

test('an error is shown, and the buttons are enabled again', async () => {
  answer = async () => new ApiFailure('BUSY')
  renderBilling(address)
  await userEvent.click(payButton())
  expect((await screen.findByText(/^The test payment did not go through/)).getAttribute('role')).toBe('alert')
  expect(payButton().getAttribute('aria-disabled')).toBeNull()
})

test('a missing checkout shows a message and a link to the plans', async () => {
  answer = async () => new ApiFailure('NOT_FOUND')
  renderBilling(address)
  await userEvent.click(payButton())
  expect(await screen.findByRole('heading', { name: 'No checkout here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans')
})

test('an invalid checkout id sends no request', () => {
  renderBilling('/sandbox-checkout/abc')
  expect(screen.getByRole('heading', { name: 'No checkout here' })).toBeTruthy()
  expect(server.requests).toEqual([])
})
