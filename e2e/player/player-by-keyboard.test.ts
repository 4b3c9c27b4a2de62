import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()
let learners = 0
const videoPath = '/video/la-tortilla-secreta?tab=transcription'

const seconds = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
const activeLine = (page: Page) => page.locator('.line--active').getAttribute('data-line').then(Number)
const isPaused = (page: Page) => page.evaluate(() => document.querySelector('video')?.paused)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const nameOfFocused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

async function expectNoViolations(page: Page, where: string) {
  expect([where, await axeViolations(page)]).toEqual([where, []])
}

test('the whole player works by keyboard alone', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, `by-keys-${++learners}`)
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  await page.goto(videoPath)
  await page.locator('.word--new').first().waitFor()

  // Line by line, then a loop of two lines.
  const start = await activeLine(page)
  await keys('ArrowRight', 'ArrowRight', 'ArrowLeft')
  expect(await activeLine(page)).toBe(start + 1)
  await keys('a', 'ArrowRight', 'b')
  await page.getByText(`Looping lines ${start + 2} to ${start + 3}`).waitFor()
  for (const _ of Array(4).keys()) await keys('s')
  await page.getByText('Speed 1.75', { exact: true }).waitFor()
  await keys('Space')
  await expect.poll(() => activeLine(page), { timeout: 12_000 }).toBe(start + 1)
  await expect.poll(() => activeLine(page), { timeout: 12_000 }).toBe(start + 2)
  await keys('l')

  // Playback pauses after each line and continues with Space.
  await keys('p')
  await expect.poll(() => isPaused(page), { timeout: 12_000 }).toBe(true)
  const pausedLine = await activeLine(page)
  await keys('Space')
  await expect.poll(() => activeLine(page), { timeout: 12_000 }).toBe(pausedLine + 1)
  await expect.poll(() => isPaused(page), { timeout: 12_000 }).toBe(true)
  await keys('p')

  // The offset between text and sound, and the key for "this line starts now".
  const line = await activeLine(page)
  await keys('x', 'x', 'z')
  await page.getByText('Text 0.1 s later').waitFor()
  await keys('n')
  expect(await activeLine(page)).toBe(line)
  await keys('ArrowLeft', 'ArrowRight')
  const now = await seconds(page)

  // Translations blurred and visible; word marks off and on.
  await keys('t')
  await expectNoViolations(page, 'blurred translations')
  await keys('t')
  await page.locator('.line--active p.line__translation').waitFor()
  await keys('t', 'c')
  expect(await page.locator('.word--new').count()).toBe(0)
  await keys('c')

  // A word of the line, and a phrase, looked up and closed again.
  await page.getByRole('tab', { name: 'Transcription' }).focus()
  await keys('Tab', 'Tab')
  const word = await focused(page)
  await keys('Enter')
  await page.locator('.word-card__translation').waitFor()
  await keys('Escape')
  await expect.poll(() => focused(page)).toBe(word)
  await keys('Shift+ArrowRight', 'Enter')
  await page.getByRole('dialog').waitFor()
  await keys('Escape')

  // Help, and the panel with all other controls.
  await keys('?')
  await page.getByRole('dialog', { name: 'On the keyboard' }).waitFor()
  await expectNoViolations(page, 'the help')
  await keys('Escape')
  await page.getByRole('button', { name: 'More' }).focus()
  await keys('Enter')
  await page.getByRole('dialog', { name: 'More' }).waitFor()
  await expectNoViolations(page, 'the panel')
  await keys('Space')
  expect(await page.getByRole('switch', { name: 'Pause after each line' }).getAttribute('aria-checked')).toBe(
    'true',
  )
  await keys('Escape')
  await expect.poll(() => nameOfFocused(page)).toBe('More')
  expect(now).toBeGreaterThan(0)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a new learner follows the tour by keyboard, and the hint disappears', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, `shown-around-${++learners}`)
  await page.goto('/songs')
  // Navigates without a page load, because every page load of a journey sets these flags again.
  await page.evaluate(() => {
    localStorage.removeItem('videoPlayerTourSeen')
    localStorage.removeItem('videoPlayerTourCompleted')
  })
  await page
    .getByRole('link', { name: /^Videos$/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: /La tortilla secreta/ })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Transcription' }).click()
  await page.getByText('Highlight a word to see its meaning instantly.').waitFor()
  const step = async (name: string) => {
    await page.getByRole('dialog', { name }).waitFor()
    // driver.js ignores keys while it moves to a step.
    await page.waitForTimeout(700)
  }
  await step('Everything that is said')
  await expectNoViolations(page, 'the first step')
  await page.keyboard.press('ArrowRight')
  await step('Select words')
  await page.keyboard.press('ArrowLeft')
  await step('Everything that is said')
  await page.keyboard.press('ArrowRight')
  await step('Select words')
  await page.keyboard.press('ArrowRight')
  await step('Try this one')
  await page.getByRole('button', { name: 'Got it' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('videoPlayerTourCompleted'))).toBe('true')
  await page
    .getByText('Highlight a word to see its meaning instantly.')
    .waitFor({ state: 'detached', timeout: 12_000 })
  expect(await page.evaluate(() => localStorage.getItem('videoPlayerTourSeen'))).toBe('true')
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a player opened from a listing covers it, and closing it restores the same listing and its focus', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, `over-${++learners}`)
  await page.goto('/songs')
  await page
    .getByRole('link', { name: /^Videos$/ })
    .first()
    .click()
  const card = page.getByRole('link', { name: /La tortilla secreta/ }).first()
  await card.waitFor()
  const listing = await page.evaluate(() => {
    const heading = document.querySelector('h1')
    heading?.setAttribute('data-same', '')
    return location.href
  })
  await card.press('Enter')
  await page.getByRole('tab', { name: 'Transcription' }).click()
  await page.locator('.word').first().waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['La tortilla secreta'])
  await expectNoViolations(page, 'the player over the listing')
  await page.getByRole('button', { name: 'Back to videos' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Videos' }).waitFor()
  expect(page.url()).toBe(listing)
  expect(await page.locator('h1[data-same]').count()).toBe(1)
  await expect.poll(() => focused(page)).toContain('La tortilla secreta')
  expect(await page.title()).toBe('Videos · Verbena')
  // After a page load the player is a page of its own with a link to the listing.
  await page.goto(videoPath)
  await page.getByRole('link', { name: 'Back to videos' }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})
