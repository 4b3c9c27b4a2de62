// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { finishSandboxCheckout } from '@verbena/contract/billing'
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
const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay (test)' })
const leaveUnpaid = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back without paying' })

test.each([
  ['the plans', '', '$4'],
  ['the settings', '?from=settings', '€6'],
  ['elsewhere', '?from=nowhere', '$4'],
])(
  'opened from %s, it says that it is a test, and what is bought at the price named there',
  (_, from, price) => {
    renderBilling(address + from)
    expect(screen.getByRole('heading', { name: 'Test checkout', level: 1 })).toBeTruthy()
    expect(screen.getByText(/No money moves here/)).toBeTruthy()
    expect(screen.getByText('Verbena Pro, monthly').nextSibling?.textContent).toBe(price)
  },
)

test.each([
  ['paid', pay],
  ['cancelled', leaveUnpaid],
])('one button says %s and leads where the server says', async (outcome, button) => {
  const { leave } = renderBilling(address)
  await userEvent.click(button())
  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://verbena.test/next'))
  expect(server.requests).toMatchObject([{ params: { id: checkoutId }, body: { outcome } }])
})

test('while one button works the other waits', async () => {
  let arrive = (_: { url: string }) => {}
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  renderBilling(address)
  await userEvent.click(pay())
  expect([pay().getAttribute('aria-disabled'), leaveUnpaid().disabled]).toEqual(['true', true])
  await userEvent.click(pay())
  arrive({ url: '/success' })
  await waitFor(() => expect(leaveUnpaid().disabled).toBe(false))
  expect(server.requests).toHaveLength(1)
})

test('a failure is said, and the buttons are ready again', async () => {
  answer = async () => new ApiFailure('BUSY')
  renderBilling(address)
  await userEvent.click(pay())
  expect((await screen.findByText(/^The test payment did not go through/)).getAttribute('role')).toBe('alert')
  expect(pay().getAttribute('aria-disabled')).toBeNull()
})

test('a checkout that does not exist says so and leads to the plans', async () => {
  answer = async () => new ApiFailure('NOT_FOUND')
  renderBilling(address)
  await userEvent.click(pay())
  expect(await screen.findByRole('heading', { name: 'No checkout here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/plans')
})

test('an address that names no checkout asks nothing', () => {
  renderBilling('/sandbox-checkout/abc')
  expect(screen.getByRole('heading', { name: 'No checkout here' })).toBeTruthy()
  expect(server.requests).toEqual([])
})
