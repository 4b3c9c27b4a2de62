import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { startFakeStripe } from '../../server/src/testing/fakes/fake-stripe.ts'
import { appForEachTest } from '../harness/app-fixture.ts'
import { desktop, phone } from '../harness/browser.ts'
import { completeOnboarding, fillSignUp, signUp } from '../harness/sign-up.ts'

const app = appForEachTest()

async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByText(/Will cancel on .* There is no auto renewal\./).waitFor()
}

/** Reloads the page until the paid time has ended. */
async function waitForExpiry(page: Page) {
  await expect
    .poll(
      async () => {
        await page.reload()
        await page.getByRole('heading', { name: /^You are on/ }).waitFor()
        return page.getByRole('heading', { name: 'You are on Free' }).count()
      },
      { timeout: 40_000, interval: 1000 },
    )
    .toBe(1)
}

/** The steps after the payment: Pro, cancelled, and Free again. */
async function useProUntilItExpires(page: Page) {
  await page.waitForURL('**/success?session_id=*')
  await page.getByText('Pro is yours').first().waitFor()
  await page.goto('/settings?tab=subscription')
  await page.getByText(/Renews on /).waitFor()
  await cancel(page)
  await waitForExpiry(page)
}

test('Free, Pro, cancelled, and Free again when the paid time is over', async () => {
  await app.start({ SANDBOX_PERIOD_SECONDS: '20' })
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'payer')
  await page.goto('/settings?tab=subscription')
  await page.getByRole('heading', { name: 'You are on Free' }).waitFor()
  await page.getByRole('button', { name: 'Go Pro' }).click()
  await page.waitForURL('**/sandbox-checkout/*')
  await page.getByRole('button', { name: 'Back without paying' }).click()
  await page.waitForURL('**/cancel')
  await page.getByText('Nothing was charged').first().waitFor()
  await page.goto('/settings?tab=subscription')
  await page.getByRole('button', { name: 'Go Pro' }).click()
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await useProUntilItExpires(page)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a guest who pays before signing up has Pro at once', async () => {
  await app.start()
  const { page, context, pageErrors } = await app.open(phone)
  await completeOnboarding(page)
  await page.getByText('Continue without an account').click()
  await page.waitForURL('**/videos')
  await page.goto('/plans')
  await page.getByRole('button', { name: 'Go Pro' }).click()
  await page.getByRole('button', { name: 'Pay (test)' }).click()
  await page.waitForURL('**/success?session_id=*')
  await page.getByRole('link', { name: 'Create your account' }).click()
  await fillSignUp(page, 'paid-first')
  await page.waitForURL(/\/(songs|videos)/)
  await page.goto('/settings?tab=subscription')
  await page.getByRole('heading', { name: 'You are on Pro' }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('the same with Stripe and its signed webhook events', async () => {
  const stripe = await startFakeStripe({ periodSeconds: 20 })
  await app.start({
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_fake',
    STRIPE_PRICE_ID: 'price_fake',
    STRIPE_API_URL: stripe.url,
  })
  stripe.webhookUrl = `${app.server().address}/api/billing/webhook`
  const { page, context } = await app.open(desktop)
  await signUp(page, 'stripe-payer')
  await page.goto('/settings?tab=subscription')
  await page.getByRole('button', { name: 'Go Pro' }).click()
  await page.waitForURL(`${stripe.url}/**`)
  await page.getByRole('link', { name: /Pay/ }).click()
  await useProUntilItExpires(page)
  await context.close()
  await stripe.close()
})
