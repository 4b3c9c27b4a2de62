import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { desktop, phone } from '../harness/browser.ts'
import { password, signUp } from '../harness/sign-up.ts'

const app = sharedApp()

test.each([
  ['en-US', '/login', 'Learn a language from people talking.'],
  ['en-US', '/', 'Learn a language from people talking.'],
  ['en-US', '/vocabulary', 'Learn a language from people talking.'],
  ['en-US', '/onboarding', 'Which language is your own?'],
  ['en-US', '/plans', 'Choose your plan'],
  ['en-US', '/forgot-password', 'A new password'],
  ['en-US', '/reset-password?token=any', 'New password'],
  ['es-MX', '/login', 'Aprende un idioma de gente que habla.'],
  ['es-MX', '/onboarding', '¿Cuál es tu idioma?'],
  ['es-MX', '/plans', 'Elige tu plan'],
])('without JavaScript, in %s, %s shows "%s"', async (locale, path, heading) => {
  const { page, context, pageErrors } = await app.open({ ...phone, locale, javaScriptEnabled: false })
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

/** Holds the code of the page back. @returns lets it pass */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/main-.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('a login that is typed and sent before the code is here is done once it is', async () => {
  const learner = await app.open(desktop)
  await signUp(learner.page, 'early-bird')
  await learner.context.close()
  const { page, context, pageErrors } = await app.open(phone)
  const release = await holdCode(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('early-bird')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  release()
  await page.waitForURL(/\/(songs|videos|excercise)/)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a learner sees the frame and the skeleton of a page before its code, and no request is sent twice', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'frame-first')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch')
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  const release = await holdCode(page)
  await page.goto('/vocabulary', { waitUntil: 'commit' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Songs' }).waitFor()
  await expect.poll(() => requests).toEqual(['GET /vocabulary/words/personal', 'GET /api/reviews/summary'])
  expect(await page.locator('main .skeleton').count()).toBeGreaterThan(0)
  release()
  await page.getByRole('heading', { level: 1, name: 'Vocabulary' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => request === 'GET /vocabulary/words/personal')).toHaveLength(1)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a browser with other stored data than its cookies say is sent the right page', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'no-cookies')
  await page.evaluate(() => localStorage.setItem('userLanguage', 'es'))
  await context.clearCookies()
  await page.goto('/songs')
  await page.getByRole('heading', { level: 1, name: 'Canciones' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/songs')
  await page.waitForURL('**/login')
  // No language is chosen any more, so that of the browser counts.
  await page.getByLabel('Username').waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a page whose scripts are gone since an update is loaded again, once', async () => {
  const { page, context } = await app.open(desktop)
  let refused = 0
  await page.route(/\/assets\/main-.*\.js/, (route) =>
    refused++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('This field is required').first().waitFor()
  expect(refused).toBe(2)
  await context.close()
})
