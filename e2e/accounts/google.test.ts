import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeClientId, startFakeGoogle } from '../../server/src/testing/fakes/fake-google.ts'
import { appForFile } from '../harness/app-fixture.ts'
import { desktop } from '../harness/browser.ts'
import { answerTheWizard } from '../harness/sign-up.ts'

let google: Awaited<ReturnType<typeof startFakeGoogle>>
beforeAll(async () => {
  google = await startFakeGoogle(() => new Date())
})
afterAll(() => google.stop())
const app = appForFile(() => ({ GOOGLE_CLIENT_ID: fakeClientId, GOOGLE_KEYS_URL: google.keysUrl }))

/** Google's script, as far as we use it: a button of its own, and a new token for each press, because one is good once. */
const script = `
  window.google = { accounts: { id: {
    initialize: (options) => { window.hand = async () => options.callback({ credential: await window.askGoogle() }) },
    renderButton: (box) => {
      const button = document.createElement('button')
      button.textContent = 'As Marta'
      button.onclick = () => window.hand()
      box.append(button)
    },
  } } }`

async function serveScript(context: BrowserContext, sign: typeof google.sign) {
  await context.exposeFunction('askGoogle', () => sign({ jti: randomUUID() }))
  await context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

test('a new face is asked for its languages, signs up, and is known the next time', async () => {
  const { page, context } = await app.open(desktop)
  await serveScript(context, google.sign)
  await page.goto('/login')
  await page.getByRole('button', { name: 'As Marta' }).click()
  await page.waitForURL('**/onboarding')
  await answerTheWizard(page)
  await page.getByRole('main').getByText('Create your account', { exact: true }).last().click()
  await page.waitForURL('**/signup')
  await page.getByRole('button', { name: 'As Marta' }).click()
  await page.waitForURL(/\/(songs|videos)/)
  await page.goto('/settings')
  expect(await page.getByLabel('Username').inputValue()).toBe('marta')
  await page.getByText('Log out').first().click()
  await page.waitForURL('**/login')
  await page.getByRole('button', { name: 'As Marta' }).click()
  await page.waitForURL(/\/(songs|videos)/)
  await context.close()
})

test('a token that Google did not sign is refused in words', async () => {
  const { page, context } = await app.open(desktop)
  await serveScript(context, google.signAsStranger)
  await page.goto('/login')
  await page.getByRole('button', { name: 'As Marta' }).click()
  await page.getByText(/Google login failed: /).waitFor()
  await context.close()
})

test('without the script signing in with Google says that it is not available, and a password still works', async () => {
  const { page, context } = await app.open(desktop)
  await context.route('https://accounts.google.com/**', (route) => route.abort())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('Google Sign-In is not available right now. Please try again later.').waitFor()
  await page.getByLabel('Username').waitFor()
  await context.close()
})
