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

/** Waits until the code of the page runs. */
const isLive = (page: Page) => page.waitForFunction(() => window.heldPresses === undefined)

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

test('a name that is typed before the code is here is sent for a new password', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  const release = await holdCode(page)
  await page.goto('/forgot-password', { waitUntil: 'commit' })
  const field = page.locator('input[name="account"]')
  await field.fill('early-bird')
  release()
  await isLive(page)
  expect(await field.inputValue()).toBe('early-bird')
  const request = page.waitForRequest((one) => one.method() === 'POST')
  await page.locator('form button[type="submit"]').click()
  expect((await request).postDataJSON()).toEqual({ account: 'early-bird' })
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a visitor who has answered all questions does not see the first question before the code is here', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  await page.goto('/onboarding')
  await isLive(page)
  await page.evaluate(() => localStorage.setItem('onboardingData', '{"interests":["food","travel"]}'))
  const release = await holdCode(page)
  await page.goto('/onboarding', { waitUntil: 'commit' })
  await page.locator('h1').waitFor({ state: 'attached' })
  expect(await page.locator('h1').isVisible()).toBe(false)
  release()
  await page.getByRole('heading', { level: 1, name: 'What do you like to hear about?' }).waitFor()
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

test('a page whose scripts stay away is loaded again once and can be read', async () => {
  const { page, context } = await app.open(desktop)
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route(/\/assets\/main-.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/login', { waitUntil: 'commit' })
  await expect.poll(() => documents).toBe(2)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1, name: 'Learn a language from people talking.' }).waitFor()
  expect(documents).toBe(2)
  await context.close()
})
