import { getUser } from '@verbena/contract/accounts/accounts'
import type { Segment } from '@verbena/contract/player'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, launchBrowser, openPage, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

async function expectNoViolations(page: Page, where: string) {
  expect([where, await axeViolations(page)]).toEqual([where, []])
}
const overflowsScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('on a desktop, by keyboard: a dictation is opened from the themes, and its result is saved', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'listener')
  await page.goto('/listening')
  await page.getByRole('link', { name: 'Dictation from La tortilla secreta' }).waitFor()
  await expectNoViolations(page, 'the themes')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, 'the themes in the dark')
  await page.emulateMedia({ colorScheme: 'light' })
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/get_transcription/')),
    page.getByRole('link', { name: 'Dictation from La tortilla secreta' }).press('Enter'),
  ])
  const { vectortranscription: segments } = (await answer.json()) as { vectortranscription: Segment[] }
  await page.getByRole('button', { name: 'Start the dictation' }).press('Enter')
  const total = Number((await page.getByText(/^1 of \d+$/).textContent())?.split(' ').at(-1))
  expect(total).toBe(10)
  await page.keyboard.type('zzz')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Not this time').waitFor()
  await expectNoViolations(page, 'a verdict')
  for (let line = 2; line <= total; line++) {
    await page.keyboard.press('Enter')
    await page.getByText(`${line} of ${total}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show the line' }).press('Enter')
    const revealed = await page.locator('.verdict__answer').textContent()
    expect(segments.some(({ text }) => text === revealed)).toBe(true)
    await page.getByRole('button', { name: /Next line|See how it went/ }).waitFor()
  }
  const saved = page.waitForResponse('**/api/test-results')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /You heard 0 of \d+ words/ }).waitFor()
  expect((await saved).status()).toBe(200)
  await expectNoViolations(page, 'the result')
  await page.locator('.dictation__missed button').first().press('Enter')
  await page.getByRole('dialog').locator('.word-card__translation').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Other lines' }).click()
  await page.getByText(/Best so far: 0 of \d+ words/).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('on a phone, by touch: the sound of a line loads, and the page fits the screen', async () => {
  const { page, context, pageErrors } = await app.open({ ...phone, viewport: { width: 360, height: 740 } })
  await signUp(page, 'phone-listener')
  await page.goto('/listening?dictate=la-tortilla-secreta&kind=video')
  const sound = page.waitForResponse((response) => response.url().includes('/media/'))
  await page.getByRole('button', { name: 'Start the dictation' }).tap()
  expect((await sound).status()).toBeLessThan(300)
  expect(await overflowsScreen(page)).toBe(false)
  await page.getByLabel('What do you hear?').fill('la tortilla')
  await page.getByRole('button', { name: 'Check' }).tap()
  await page.locator('.dictation__title').waitFor()
  await expectNoViolations(page, 'a verdict on a phone')
  expect(await overflowsScreen(page)).toBe(false)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('on a narrow phone: an interrupted dictation is resumed after a reload and completed offline', async () => {
  const { page, context, pageErrors } = await app.open({ ...phone, viewport: { width: 320, height: 640 } })
  await signUp(page, 'bus-listener')
  await page.goto('/listening')
  // The picture of a theme links to the same page as its name.
  const theme = page.locator('.theme-card').first()
  const listing = await theme.getByRole('heading').getByRole('link').getAttribute('href')
  const picture = await theme.locator('.theme-card__poster').boundingBox()
  await page.touchscreen.tap((picture?.x ?? 0) + 40, (picture?.y ?? 0) + 40)
  await page.waitForURL(`**${listing}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Dictation from La tortilla secreta' }).tap()
  await page.getByRole('button', { name: 'Start the dictation' }).tap()
  await page.getByLabel('What do you hear?').fill('la tortilla de las patatas de mi abuela')
  await page.getByRole('button', { name: 'Check' }).tap()
  const next = page.getByRole('button', { name: 'Next line' })
  await next.waitFor()
  expect(await isCovered(next)).toBe(false)
  await next.tap()
  await page.getByLabel('What do you hear?').fill('una')
  await page.reload()
  await page.getByText(/^You stopped at line 2 of 10/).waitFor()
  await expectNoViolations(page, 'what was left')
  await page.getByRole('button', { name: 'Go on' }).tap()
  expect(await page.getByLabel('What do you hear?').inputValue()).toBe('una')
  await context.setOffline(true)
  for (let line = 2; line <= 10; line++) {
    await page.getByRole('button', { name: 'Show the line' }).tap()
    await page.getByRole('button', { name: /Next line|See how it went/ }).tap()
  }
  await page.getByRole('heading', { name: /You heard \d+ of \d+ words/ }).waitFor()
  await page.getByText('No connection. Your result is kept and sent later.').waitFor()
  await expectNoViolations(page, 'a result that waits')
  expect(await overflowsScreen(page)).toBe(false)
  await page.locator('.dictation__missed button').first().tap()
  const card = page.getByRole('dialog')
  await card.getByRole('paragraph').filter({ hasText: 'The explanation did not arrive.' }).waitFor()
  const saved = page.waitForResponse('**/api/test-results')
  await context.setOffline(false)
  expect((await saved).status()).toBe(200)
  expect(pageErrors).toEqual([])
  await context.close()
})

/** Whether another element covers its lower edge, for example the bar at the bottom of a phone. */
const isCovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, bottom - 2))
  })

/** Chromium's fake microphone plays a beep, and every page may use it. */
const microphoneFlags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
let browser: Awaited<ReturnType<typeof launchBrowser>>
beforeAll(async () => {
  browser = await launchBrowser(microphoneFlags)
})
afterAll(() => browser.close())

async function recordLine(page: Page) {
  const posted: string[] = []
  // Relative to its dialog, which Playwright may scroll to reach a button.
  const offset = () =>
    page.locator('.speaking__record .button').evaluate((button: HTMLElement) => button.offsetTop)
  await page.getByRole('button', { name: 'Record', exact: true }).waitFor()
  const before = await offset()
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('meter', { name: 'Loudness' }).waitFor()
  expect(await offset()).toBe(before)
  await page.waitForTimeout(1500)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByRole('button', { name: 'Record again' }).waitFor()
  await page.getByText(/^Recorded: \d+ seconds?\.$/).waitFor()
  expect(await offset()).toBe(before)
  await page.getByRole('button', { name: 'Your recording' }).click()
  return posted
}

test('in the player, a learner records a line and plays it, and the recording is not uploaded', async () => {
  const { page, context, pageErrors } = await openPage(browser, desktop, app.server().address)
  await signUp(page, 'speaker')
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Dictation' }).waitFor()
  await page.getByRole('button', { name: 'Say this line yourself' }).click()
  const dialog = page.getByRole('dialog', { name: 'Say it yourself' })
  await dialog.waitFor()
  await expectNoViolations(page, 'before speaking')
  const posted = await recordLine(page)
  expect(posted).toEqual([])
  await dialog.getByText('Each sound, with Pro').waitFor()
  await expectNoViolations(page, 'after speaking')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(pageErrors).toEqual([])
  await context.close()
})

test('on a phone with Pro, the sounds of a recording are compared with the line', async () => {
  const { page, context, pageErrors } = await openPage(
    browser,
    { ...phone, viewport: { width: 360, height: 740 } },
    app.server().address,
  )
  await signUp(page, 'pro-speaker')
  // The comparison runs in the page, so a profile that says Pro is enough.
  await page.route(`**${getUser.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), accountType: 'Pro' } })
  })
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('button', { name: 'Say this line yourself' }).tap()
  await recordLine(page)
  await page.locator('.speaking__score, .speaking__part .field__error').first().waitFor({ timeout: 30_000 })
  await expectNoViolations(page, 'sounds')
  expect(await overflowsScreen(page)).toBe(false)
  expect(pageErrors).toEqual([])
  await context.close()
})
