import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()
let learners = 0
const videoPath = '/video/la-tortilla-secreta?tab=transcription'

async function expectNoViolations(page: Page, where: string) {
  expect([where, await axeViolations(page)]).toEqual([where, []])
}

test('watching, looking up and saving a word work by touch on a phone', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  await signUp(page, `by-touch-${++learners}`)
  await page.goto(videoPath)
  await page.locator('.word--new').first().waitFor()
  await expectNoViolations(page, 'the lines')

  await page.getByRole('button', { name: 'Play', exact: true }).last().tap()
  await expect.poll(() => page.evaluate(() => document.querySelector('video')?.paused)).toBe(false)
  const word = page.locator('.word', { hasText: /^patatas$/ }).first()
  await word.scrollIntoViewIfNeeded()
  await word.tap()
  const card = page.getByRole('dialog', { name: 'patatas' })
  await card.locator('.word-card__translation').waitFor()
  expect(await page.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
  await card.getByRole('button', { name: /^Save/ }).first().tap()
  await page
    .getByText(/Saved to/)
    .first()
    .waitFor()
  await page.locator('.word--learning', { hasText: 'patatas' }).first().waitFor()
  if (await card.isVisible()) await card.getByRole('button', { name: 'Close' }).tap()

  // All other controls are in one panel.
  await page.getByRole('button', { name: 'More' }).tap()
  const panel = page.getByRole('dialog', { name: 'More' })
  await panel.waitFor()
  await expectNoViolations(page, 'the panel')
  await panel.getByText('Blurred').tap()
  await panel.getByRole('button', { name: 'From here' }).tap()
  await panel.getByRole('button', { name: 'To here' }).tap()
  await panel.getByText(/^Looping lines? \d+/).waitFor()
  await panel.getByRole('button', { name: 'Stop looping' }).tap()
  await panel.getByRole('button', { name: 'Text 0.5 s later' }).tap()
  await panel.getByText('Text 0.5 s later').waitFor()
  await panel.getByRole('button', { name: 'Reset' }).tap()
  for (const button of await panel.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'More' }).tap()
  await panel.waitFor({ state: 'detached' })

  const blurred = page.getByRole('button', { name: 'Show the translation' })
  const before = await blurred.count()
  await blurred.nth(2).tap()
  await expect.poll(() => blurred.count()).toBe(before - 1)
  await expectNoViolations(page, 'a translation that was touched')

  // From the first line, because the last ones would stay in sight.
  await page.evaluate(() => {
    const video = document.querySelector('video')
    video?.pause()
    if (video) video.currentTime = 2
  })
  await page.locator('[data-line="0"].line--active').waitFor()

  // After manual scrolling the lines stay in place until the learner returns to the current one.
  await page.locator('.transcript__lines').evaluate((lines) => {
    lines.dispatchEvent(new Event('touchmove', { bubbles: true }))
    lines.scrollTop = lines.scrollHeight
  })
  await page.getByRole('button', { name: 'Back to the line' }).tap()
  await expect
    .poll(() =>
      page
        .locator('.line--active')
        .boundingBox()
        .then((box) => box?.y ?? 0),
    )
    .toBeLessThan(800)
  expect(pageErrors).toEqual([])
  await context.close()
})
