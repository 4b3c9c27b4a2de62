import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { desktop, phone } from '../harness/browser.ts'
import { completeOnboarding, fillSignUp, logIn, password, signUp } from '../harness/sign-up.ts'

const app = sharedApp()

/** The link in the last mail to an address. A server without SMTP prints its mails. */
async function linkMailedTo(address: string, path: string): Promise<string> {
  const find = () =>
    app
      .server()
      .printed()
      .split('--- mail, not sent')
      .findLast((mail) => mail.includes(`To: ${address}`) && mail.includes(path))
      ?.match(/http:\S+/)?.[0]
  await expect.poll(find).toBeTruthy()
  return find() ?? ''
}

async function saveEmail(page: Page, email: string) {
  await page.goto('/settings')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your profile is saved.').waitFor()
}

test('a guest browses first, and the new account keeps the onboarding answers', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  await completeOnboarding(page)
  await page.getByText('Continue without an account').click()
  await page.waitForURL('**/videos')
  await page.goto('/signup')
  await fillSignUp(page, 'guest-no-more')
  await page.waitForURL(/\/(songs|videos)/)
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  // The answers are saved in the background.
  await expect
    .poll(async () => JSON.parse(JSON.parse(await stored()).user))
    .toMatchObject({ targetLanguage: 'es', interests: ['food', 'music'] })
  expect(await stored()).not.toContain(password)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a forgotten password is reset by a mailed link, which works once and signs out every browser', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'forgetful')
  await saveEmail(page, 'forgetful@verbena.test')
  await page.goto(await linkMailedTo('forgetful@verbena.test', '/verify-email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByText('Your address is confirmed').first().waitFor()

  const other = await app.open(phone)
  await other.page.goto('/login')
  await other.page.getByRole('link', { name: /Forgot/ }).click()
  await other.page.getByLabel('Username or email').fill('forgetful@verbena.test')
  await other.page.getByRole('button', { name: 'Send the email' }).click()
  await other.page.getByText(/an email is on its way/).waitFor()
  const link = await linkMailedTo('forgetful@verbena.test', '/reset-password')
  await other.page.goto(link)
  await other.page.getByLabel('New password', { exact: true }).fill('quince-lantern-nine')
  await other.page.getByLabel('The new password again').fill('quince-lantern-nine')
  await expect.poll(() => other.page.url()).not.toContain('token')
  await other.page.getByRole('button', { name: 'Save the new password' }).click()
  await logIn(other.page, 'forgetful', 'quince-lantern-nine')
  await other.page.waitForURL(/\/(songs|videos)/)

  await other.page.goto(link)
  await other.page.getByLabel('New password', { exact: true }).fill('third-lantern-nine')
  await other.page.getByLabel('The new password again').fill('third-lantern-nine')
  await other.page.getByRole('button', { name: 'Save the new password' }).click()
  await other.page.getByText('This link is no longer valid').first().waitFor()

  // The session has ended, but the access token of the first browser is valid for some more minutes.
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'))
  await page.goto('/vocabulary')
  await page.waitForURL('**/login')
  expect([...pageErrors, ...other.pageErrors]).toEqual([])
  await context.close()
  await other.context.close()
})

test('an expired access token is renewed once for two tabs, and both continue', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'two-tabs')
  const second = await context.newPage()
  await second.goto('/videos')
  // A pending request would renew the token too, and the next page load would abort it.
  await Promise.all([page, second].map((tab) => tab.waitForLoadState('networkidle')))
  let refreshes = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes++
  })
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'))
  await Promise.all([page.goto('/vocabulary'), second.goto('/settings')])
  await page.getByRole('heading', { name: 'Vocabulary' }).waitFor()
  await second.getByLabel('Username').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('expired')
  expect(refreshes).toBe(1)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a learner signs out another browser, and then all browsers', async () => {
  const here = await app.open(desktop)
  await signUp(here.page, 'everywhere')
  const there = await app.open(phone)
  await there.page.goto('/login')
  await logIn(there.page, 'everywhere')
  await there.page.waitForURL(/\/(songs|videos)/)
  await here.page.goto('/settings?tab=password')
  await here.page.getByRole('button', { name: /^Sign out: / }).click()
  await here.page
    .getByText(/^Signed out: /)
    .first()
    .waitFor({ state: 'attached' })
  await there.page.evaluate(() => localStorage.setItem('access_token', 'expired'))
  await there.page.goto('/vocabulary')
  await there.page.waitForURL('**/login')
  await here.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await here.page.waitForURL('**/login')
  await here.context.close()
  await there.context.close()
})

test('all data of an account is exported as one zip file', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'exporter')
  await page.goto('/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^verbena-exporter-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(bytes.toString('latin1')).toContain('json/word_list.json')
  expect(pageErrors).toEqual([])
  await context.close()
})

test('an account marked for deletion shows the date on every page, and the learner can keep it', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  await signUp(page, 'leaving')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL('**/login')
  await logIn(page, 'leaving')
  await page.waitForURL(/\/(songs|videos)/)
  await page
    .getByText(/Your account will be removed on/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByText('Your account stays, with everything in it.').first().waitFor({ state: 'attached' })
  await page.goto('/videos')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByText(/Your account will be removed on/).count()).toBe(0)
  expect(pageErrors).toEqual([])
  await context.close()
})
