import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { desktop, phone } from '../harness/browser.ts'
import { answerTheWizard, fillSignUp, logIn, password, signUp } from '../harness/sign-up.ts'

const app = sharedApp()

/** The link of the last letter to an address, which a server without SMTP prints. */
async function linkMailedTo(address: string, path: string): Promise<string> {
  const find = () =>
    app
      .server()
      .printed()
      .split('--- mail, not sent')
      .findLast((letter) => letter.includes(`To: ${address}`) && letter.includes(path))
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

test('a guest looks around first, and keeps the answers when an account is made', async () => {
  const { page, context, complaints } = await app.open(phone)
  await answerTheWizard(page)
  await page.getByText('Continue without an account').click()
  await page.waitForURL('**/videos')
  await page.goto('/signup')
  await fillSignUp(page, 'guest-no-more')
  await page.waitForURL(/\/(songs|videos)/)
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  // The answers follow the account, while the page goes on.
  await expect
    .poll(async () => JSON.parse(JSON.parse(await stored()).user))
    .toMatchObject({ targetLanguage: 'es', interests: ['food', 'music'] })
  expect(await stored()).not.toContain(password)
  expect(complaints).toEqual([])
  await context.close()
})

test('a forgotten password is replaced by a mailed link, which works once and signs every browser out', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'forgetful')
  await saveEmail(page, 'forgetful@verbena.test')
  await page.goto(await linkMailedTo('forgetful@verbena.test', '/verify-email'))
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await page.getByText('Your address is confirmed').first().waitFor()

  const other = await app.open(phone)
  await other.page.goto('/login')
  await other.page.getByRole('link', { name: /Forgot/ }).click()
  await other.page.getByLabel('Username or email').fill('forgetful@verbena.test')
  await other.page.getByRole('button', { name: 'Send the letter' }).click()
  await other.page.getByText(/a letter is on its way/).waitFor()
  const link = await linkMailedTo('forgetful@verbena.test', '/reset-password')
  await other.page.goto(link)
  await other.page.getByLabel('New password', { exact: true }).fill('quince-lantern-nine')
  await other.page.getByLabel('The new password again').fill('quince-lantern-nine')
  expect(other.page.url()).not.toContain('token')
  await other.page.getByRole('button', { name: 'Save the new password' }).click()
  await logIn(other.page, 'forgetful', 'quince-lantern-nine')
  await other.page.waitForURL(/\/(songs|videos)/)

  await other.page.goto(link)
  await other.page.getByLabel('New password', { exact: true }).fill('third-lantern-nine')
  await other.page.getByLabel('The new password again').fill('third-lantern-nine')
  await other.page.getByRole('button', { name: 'Save the new password' }).click()
  await other.page.getByText('This link is no longer valid').first().waitFor()

  // The first browser's access token lives on for minutes; its session does not.
  await page.evaluate(() => localStorage.setItem('access_token', 'expired'))
  await page.goto('/vocabulary')
  await page.waitForURL('**/login')
  expect([...complaints, ...other.complaints]).toEqual([])
  await context.close()
  await other.context.close()
})

test('an access token that expired is renewed once by two tabs together, and both go on', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'two-tabs')
  const second = await context.newPage()
  await second.goto('/videos')
  // A page that still asks would renew the token itself, and be cut off by the next load.
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
  expect(complaints).toEqual([])
  await context.close()
})

test('another browser is signed out from here, and then every one', async () => {
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

test('everything kept is handed over as one file', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'exporter')
  await page.goto('/settings')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/^verbena-exporter-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(bytes.toString('latin1')).toContain('json/word_list.json')
  expect(complaints).toEqual([])
  await context.close()
})

test('an account that is to go says so on every page, and stays when its learner wants it back', async () => {
  const { page, context, complaints } = await app.open(phone)
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
  expect(complaints).toEqual([])
  await context.close()
})
