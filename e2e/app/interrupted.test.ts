import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { desktop, phone, restingPlace } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

const clickWord = (page: Page, word: RegExp) => page.locator('.word', { hasText: word }).first().click()

/** Saves a word of the Spanish song to a list that is created from the word card. */
async function saveToNewList(page: Page, list: string) {
  await page.goto('/song/el-gatito-que-no-duerme?tab=transcription')
  await clickWord(page, /^luna$/i)
  await page.getByRole('button', { name: 'Choose another list' }).click()
  await page.getByRole('menuitem', { name: /new list/i }).click()
  await page.getByLabel('Theme Name').fill(list)
  await page.getByRole('button', { name: 'Create Theme' }).click()
  await page.getByText(`Saved to ${list}`).first().waitFor({ state: 'attached' })
}

test('a word of a song is saved to a new list from its card, and another learner sees it in no tab', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
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
  // The reply never arrives, so the page can only show cached data.
  await page.route('**/vocabulary/words/personal', () => {})
  await page.getByRole('link', { name: 'Vocabulary' }).first().click()
  await page.getByRole('heading', { name: 'Vocabulary' }).waitFor()
  expect(await page.getByText('Secrets of the first').count()).toBe(0)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a session that ends during use shows a message, and signing in returns to the page', async () => {
  const { page, context } = await app.open(desktop)
  await signUp(page, 'interrupted')
  await page.goto('/videos')
  // A pending request of the listing would fail first and leave the page before the click.
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

test('a lookup without a connection shows an error, and can be repeated when the connection is back', async () => {
  const { page, context } = await app.open(desktop)
  await signUp(page, 'traveller')
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.locator('.word').first().waitFor()
  // The first lookup loads the code of the card, so that the second one lacks only its reply.
  await clickWord(page, /^gato$/i)
  await page.getByRole('dialog').filter({ hasText: 'cat' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await context.setOffline(true)
  await clickWord(page, /^abuela$/i)
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
  const box = await restingPlace(choice)
  for (let press = 0; press < 2; press++) await page.touchscreen.tap(box.x + 40, box.y + 20)
  await page.getByText('2 of 6', { exact: true }).waitFor()
  await page.waitForTimeout(500)
  expect(await page.getByText('2 of 6', { exact: true }).count()).toBe(1)
  await context.close()
})

test('a video whose download hangs is requested again', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'hanging')
  let requests = 0
  await page.route('**/media/**/*.webm*', (route) => {
    requests++
    // The first request gets no reply.
    if (requests > 1) return route.continue()
  })
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.locator('.word').first().waitFor()
  await expect.poll(() => requests).toBe(1)
  await page.keyboard.press('Space')
  await expect
    .poll(() => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0), { timeout: 9000 })
    .toBeGreaterThan(15.5)
  expect(pageErrors).toEqual([])
  await context.close()
})
