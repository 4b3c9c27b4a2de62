import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

const touchWord = (page: Page, word: RegExp) => page.locator('.word', { hasText: word }).first().click()

/** Saves a word of the Spanish song into a list made from the card. */
async function saveToNewList(page: Page, list: string) {
  await page.goto('/song/el-gatito-que-no-duerme?tab=transcription')
  await touchWord(page, /^luna$/i)
  await page.getByRole('button', { name: 'Choose another list' }).click()
  await page.getByRole('menuitem', { name: /new list/i }).click()
  await page.getByLabel('Theme Name').fill(list)
  await page.getByRole('button', { name: 'Create Theme' }).click()
  await page.getByText(`Saved to ${list}`).first().waitFor({ state: 'attached' })
}

test('a word of a song goes into a list made from its card, and another learner never sees it in any tab', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'first')
  await saveToNewList(page, 'Secrets of the first')
  await page.goto('/vocabulary')
  await page.getByRole('heading', { name: 'Secrets of the first' }).waitFor()

  const second = await context.newPage()
  await second.goto('/videos')
  await second.getByText('Log out').first().click()
  await page.waitForURL('**/login')
  await signUp(second, 'second')
  await page.waitForURL(/songs|vocabulary/)
  // The answer is kept waiting, so that only what is remembered can be shown.
  await page.route('**/vocabulary/words/personal', () => {})
  await page.getByRole('link', { name: 'Vocabulary' }).first().click()
  await page.getByRole('heading', { name: 'Vocabulary' }).waitFor()
  expect(await page.getByText('Secrets of the first').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a session that ends while in use says so, and signing in leads back', async () => {
  const { page, context } = await app.open(desktop)
  await signUp(page, 'interrupted')
  // What the listing still asks for would find out first, and leave before the press.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'broken')
    localStorage.setItem('refresh_token', 'broken')
  })
  await page.getByRole('link', { name: 'Vocabulary' }).first().click()
  await page.getByText('Authentication failed. Please log in again.').first().waitFor()
  await page.waitForURL('**/login')
  await page.getByLabel('Username').fill('interrupted')
  await page.getByLabel('Password', { exact: true }).fill('plum-harbour-seven')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/vocabulary')
  await context.close()
})

test('offline the pages say so, and go on when the network is back', async () => {
  const { page, context } = await app.open(desktop)
  await signUp(page, 'traveller')
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.locator('.word').first().waitFor()
  // A first word brings the card's code; what is looked at here is that an answer does not come.
  await touchWord(page, /^gato$/i)
  await page.getByRole('dialog').filter({ hasText: 'cat' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await context.setOffline(true)
  await touchWord(page, /^abuela$/i)
  await page.getByText('Network error. Please check your connection.').first().waitFor()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('dialog').filter({ hasText: 'grandmother' }).waitFor()
  await context.close()
})

test('a double tap answers one question of the wizard', async () => {
  const { page, context } = await app.open(phone)
  await page.goto('/onboarding')
  const choice = page.locator('.choice', { hasText: /English/ })
  await choice.waitFor()
  await page.waitForTimeout(500)
  const box = await choice.boundingBox()
  if (!box) throw new Error('the choice has no place')
  for (let press = 0; press < 2; press++) await page.touchscreen.tap(box.x + 40, box.y + 20)
  await page.getByText('2 of 6', { exact: true }).waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByText('2 of 6', { exact: true }).count()).toBe(1)
  await context.close()
})

test('a film whose download hangs is asked for anew', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'hanging')
  let asked = 0
  await page.route('**/media/**/*.webm*', (route) => {
    asked++
    // The first answer never comes.
    if (asked > 1) return route.continue()
  })
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.locator('.word').first().waitFor()
  await expect.poll(() => asked).toBe(1)
  await page.keyboard.press('Space')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0), { timeout: 9000 })
    .toBeGreaterThan(15.5)
  expect(complaints).toEqual([])
  await context.close()
})
