import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { desktop } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

/** Pictures of the screens are taken into this folder, if it is set. */
const photos = process.env.PHOTOS
let learners = 0

test('a word of a film is saved with its article, its line, its sound and its picture', async () => {
  const { page, pageErrors } = await app.open(desktop)
  learners += 1
  await signUp(page, `saver-${learners}`)
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  const word = page.locator('.word', { hasText: /^patatas$/i }).nth(1)
  await word.click()
  const card = page.getByRole('dialog', { name: 'patatas' })
  await card.getByRole('button', { name: /^Save to/ }).click()
  await card
    .getByText(/Saved to/)
    .first()
    .waitFor()
  await page.goto('/vocabulary')
  await page.goto(await wordAddress())
  await page.getByRole('heading', { level: 1, name: 'la patata' }).waitFor()
  const line = page.locator('.saved-line')
  await line.getByRole('button', { name: 'Play the line' }).click()
  await line.getByRole('button', { name: /Stop|Play the line/ }).waitFor()
  expect(await line.getByRole('alert').count()).toBe(0)
  expect(await line.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  )
  expect(await line.getByRole('link', { name: /La tortilla secreta/ }).getAttribute('href')).toContain('?t=')
  if (photos) await shoot('word')
  if (photos) {
    await page.goto('/video/la-tortilla-secreta?tab=test')
    await page.locator('.quiz__question').waitFor()
    await shoot('quiz')
    await page.goto('/vocabulary/review')
    await page.waitForTimeout(3000)
    await shoot('review')
    await page
      .locator('.options button, .option')
      .first()
      .click()
      .catch(() => {})
    await page.waitForTimeout(2500)
    await shoot('review-answer')
  }
  expect(pageErrors).toEqual([])

  async function wordAddress() {
    await page.locator('a[href*="/vocabulary/list/"]').first().click()
    const link = page.locator('a[href*="/vocabulary/word/"]').first()
    await link.waitFor()
    if (photos) await shoot('list')
    return (await link.getAttribute('href')) ?? ''
  }
  async function shoot(name: string) {
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        await page.waitForTimeout(500)
        await page.screenshot({ path: `${photos}/${name}-${width}-${colorScheme}.png` })
      }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
})
