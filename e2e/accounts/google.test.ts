import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeClientId, startFakeGoogle } from '../../server/src/testing/fakes/fake-google.ts'
import { appForFile } from '../harness/app-fixture.ts'
import { desktop } from '../harness/browser.ts'
import { completeOnboarding } from '../harness/sign-up.ts'

let google: Awaited<ReturnType<typeof startFakeGoogle>>
beforeAll(async () => {
  google = await startFakeGoogle(() => new Date())
})
afterAll(() => google.stop())
const app = appForFile(() => ({ GOOGLE_CLIENT_ID: fakeClientId, GOOGLE_KEYS_URL: google.keysUrl }))

/** Replaces Google's script: it renders a button and sends a new token at each click, because a token is valid once. */
const script = `
  window.google = { accounts: { id: {
    initialize: (options) => { window.sendCredential = async () => options.callback({ credential: await window.signToken() }) },
    renderButton: (box) => {
      const button = document.createElement('button')
      button.textContent = 'As Marta'
      button.onclick = () => window.sendCredential()
      box.append(button)
    },
  } } }`

async function serveScript(context: BrowserContext, sign: typeof google.sign) {
  await context.exposeFunction('signToken', () => sign({ jti: randomUUID() }))
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

test('a new Google user completes onboarding, signs up, and can log in again', async () => {
  const { page, context } = await app.open(desktop)
  await serveScript(context, google.sign)
  await page.goto('/login')
  await page.getByRole('button', { name: 'As Marta' }).click()
  await page.waitForURL('**/onboarding')
  await completeOnboarding(page)
  await page.getByRole('main').getByText('Create your account', { exact: true }).last().click()
  await page.waitForURL('**/signup')
  await page.getByRole('button', { name: 'As Marta' }).click()
  await page.waitForURL(/\/(songs|videos)/)
  await page.goto('/settings')
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe('marta')
  await page.getByText('Log out').first().click()
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'As Marta' }).click()
  await page.waitForURL(/\/(songs|videos)/)
  await context.close()
})

test('a token that Google did not sign is refused with a message', async () => {
  const { page, context } = await app.open(desktop)
  await serveScript(context, google.signAsStranger)
  await page.goto('/login')
  await page.getByRole('button', { name: 'As Marta' }).click()
  await page.getByText(/Google login failed: /).waitFor()
  await context.close()
})

test('without the Google script the page says that Google sign-in is not available and shows the password form', async () => {
  const { page, context } = await app.open(desktop)
  await context.route('https://accounts.google.com/**', (route) => route.abort())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Google Sign-In is not available right now. Please try again later.').waitFor()
  await page.getByLabel('Username').waitFor()
  await context.close()
})
