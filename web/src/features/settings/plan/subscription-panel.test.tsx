import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  cancelSubscription,
  createCheckout,
  getSubscriptionStatus,
  proPriceId,
  type SubscriptionStatus,
} from '@verbena/contract/billing/billing'
import { getLookupUsage } from '@verbena/contract/lookup/lookup'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { closeSettings, onPro, renderSettings } from '../testing/render-settings.tsx'

afterEach(closeSettings)

const address = '/settings?tab=subscription'
const open = (status: Partial<SubscriptionStatus>) =>
  renderSettings(address, [[getSubscriptionStatus, { ...onPro, ...status }]])
const date = '.*May 1, 2026.*'

test.each([
  [{}, `^Renews on ${date}\\.$`, true],
  [{ cancelAtPeriodEnd: true }, `^Will cancel on ${date}\\. There is no auto renewal\\.$`, false],
  [{ status: 'past_due' }, '^The last payment failed\\. We try it again', true],
  [{ endsAt: null }, '^Everything about your plan is below\\.$', false],
] as const)('on Pro with %j the page shows %s', async (status, text, canCancel) => {
  open(status)
  expect(await screen.findByRole('heading', { name: 'You are on Pro' })).toBeTruthy()
  expect(screen.getByText(new RegExp(text))).toBeTruthy()
  expect(screen.getByText('Everything about your plan is below.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel subscription' }) !== null).toBe(canCancel)
  expect(screen.queryByRole('button', { name: 'Go Pro' })).toBeNull()
})

test('without a date none is mentioned', async () => {
  open({ endsAt: null })
  await screen.findByRole('heading', { name: 'You are on Pro' })
  expect(screen.queryByText(/Renews|Will cancel/)).toBeNull()
})

test.each([' premium ', 'PAID'])('a plan named %j is a paid one', async (plan) => {
  open({ accountType: plan as 'Pro' })
  expect(await screen.findByRole('heading', { name: `You are on ${plan.trim()}` })).toBeTruthy()
})

async function askToCancel() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }))
  return within(await screen.findByRole('dialog'))
}

test('cancelling is confirmed once, sent, and the page is reloaded', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const { sent } = renderSettings(address, [
    [getSubscriptionStatus, onPro],
    [cancelSubscription, { ...onPro, cancelAtPeriodEnd: true, success: true }],
  ])
  const dialog = await askToCancel()
  expect(dialog.getByText(new RegExp(`^Pro stays open until ${date}`))).toBeTruthy()
  expect(sent(cancelSubscription)).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(sent(cancelSubscription)).toHaveLength(1)
  closeSettings()
  // After the reload.
  open({ cancelAtPeriodEnd: true })
  const news = await screen.findByText('Your subscription is cancelled.')
  expect(news.getAttribute('role')).toBe('status')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You are on Pro' }))
  closeSettings()
  // A later visit does not announce it again.
  open({ cancelAtPeriodEnd: true })
  const heading = await screen.findByRole('heading', { name: 'You are on Pro' })
  expect(screen.queryByText('Your subscription is cancelled.')).toBeNull()
  expect(document.activeElement).not.toBe(heading)
})

test('keeping Pro sends nothing, and returns the focus to the button', async () => {
  const { sent } = open({})
  const dialog = await askToCancel()
  await userEvent.click(dialog.getByRole('button', { name: 'Keep Pro' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Cancel subscription')
  expect(sent(cancelSubscription)).toEqual([])
})

test('a failed cancellation shows an error, and can be retried', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  renderSettings(address, [
    [getSubscriptionStatus, onPro],
    [cancelSubscription, new ApiFailure('PROVIDER_AWAY')],
  ])
  const dialog = await askToCancel()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel subscription' }))
  const message = await dialog.findByText('Could not schedule the cancellation.')
  expect(message.closest('[role=alert]')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('on Free two cards with prices are shown', async () => {
  renderSettings(address, [])
  expect(await screen.findByRole('heading', { name: 'You are on Free' })).toBeTruthy()
  const [free, pro] = screen.getAllByRole('article')
  expect(free?.textContent).toContain('0€')
  expect(within(free as HTMLElement).getByText('Your plan today')).toBeTruthy()
  expect(within(pro as HTMLElement).queryByText('Your plan today')).toBeNull()
  expect(pro?.textContent).toContain('6€')
  expect(within(pro as HTMLElement).getByText('Recommended')).toBeTruthy()
})

test('choosing Free sends nothing', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  const { requests } = renderSettings(address, [])
  const button = await screen.findByRole('button', { name: 'Choose Free' })
  await screen.findByText('12 of 30 today')
  const before = requests.length
  await userEvent.click(button)
  expect(await screen.findByText('You are on Free already.')).toBeTruthy()
  expect(log).toHaveBeenCalledTimes(1)
  expect(requests).toHaveLength(before)
})

test('Go Pro creates a checkout and opens it', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const { sent } = renderSettings(address, [[createCheckout, { url: 'https://pay.test/1' }]])
  await userEvent.click(await screen.findByRole('button', { name: 'Go Pro' }))
  await expect.poll(() => assign.mock.calls).toEqual([['https://pay.test/1']])
  expect(sent(createCheckout).map(({ body }) => body)).toEqual([{ priceId: proPriceId, from: 'settings' }])
})

test('a checkout without a URL is only logged', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  renderSettings(address, [[createCheckout, { url: '' }]])
  await userEvent.click(await screen.findByRole('button', { name: 'Go Pro' }))
  await expect.poll(() => log.mock.calls.length).toBe(1)
  expect(assign).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Go Pro' }).getAttribute('aria-busy')).toBeNull()
})

test.each([
  ['UNKNOWN_PRICE', 'Failed to create checkout session'],
  ['INVALID_REQUEST', 'Failed to create checkout session'],
  ['PROVIDER_AWAY', 'A service we rely on does not answer. Please try again in a moment.'],
] as const)('a checkout refused with %s shows: %s', async (code, message) => {
  renderSettings(address, [[createCheckout, new ApiFailure(code)]])
  await userEvent.click(await screen.findByRole('button', { name: 'Go Pro' }))
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
})

test('after a payment in another tab the page shows the plan', async () => {
  let status = { ...onPro, accountType: 'Free' } as SubscriptionStatus
  renderSettings(address, [
    [getSubscriptionStatus, () => status],
    [
      createCheckout,
      () => {
        status = onPro
        return new ApiFailure('ALREADY_PRO')
      },
    ],
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Go Pro' }))
  expect(await screen.findByRole('heading', { name: 'You are on Pro' })).toBeTruthy()
})

test('a failure to load the plan is shown, and can be retried', async () => {
  let isBroken = true
  renderSettings(address, [
    [getSubscriptionStatus, () => (isBroken ? new ApiFailure('DATABASE_AWAY') : onPro)],
  ])
  expect(screen.getByText('Loading your plan')).toBeTruthy()
  expect(await screen.findByText('Your plan could not load')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'You are on Pro' })).toBeTruthy()
})

test.each([
  [{ used: 12, limit: 30 }, '12 of 30 today'],
  [{ used: 1200, limit: null }, '1,200 today, without a limit'],
])('lookups as %j read: %s', async (usage, text) => {
  renderSettings(address, [[getLookupUsage, usage]])
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a failure to load the count does not affect the plan, and can be retried', async () => {
  let isBroken = true
  renderSettings(address, [
    [getLookupUsage, () => (isBroken ? new ApiFailure('INTERNAL') : { used: 3, limit: 30 })],
  ])
  expect(await screen.findByText(/The count could not load\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go Pro' })).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 of 30 today')).toBeTruthy()
})
