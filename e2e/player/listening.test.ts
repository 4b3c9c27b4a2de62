import { getUser } from '@verbena/contract/accounts/accounts'
import type { Segment } from '@verbena/contract/player'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { accessibilityFaults, desktop, launchBrowser, openPage, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

async function expectNoFaults(page: Page, where: string) {
  expect([where, await accessibilityFaults(page)]).toEqual([where, []])
}
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

test('on a desk, by keyboard: from the themes to a dictation, and its result is kept', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'listener')
  await page.goto('/listening')
  await page.getByRole('link', { name: 'Dictation from La tortilla secreta' }).waitFor()
  await expectNoFaults(page, 'the themes')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFaults(page, 'the themes in the dark')
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
  await page.getByText('Not yet').waitFor()
  await expectNoFaults(page, 'a verdict')
  for (let line = 2; line <= total; line++) {
    await page.keyboard.press('Enter')
    await page.getByText(`${line} of ${total}`, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show the line' }).press('Enter')
    const said = await page.locator('.dictation__line').textContent()
    expect(segments.some(({ text }) => text === said)).toBe(true)
    await page.getByRole('button', { name: /Next line|See how it went/ }).waitFor()
  }
  const kept = page.waitForResponse('**/api/test-results')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /You heard 0 of \d+ words/ }).waitFor()
  expect((await kept).status()).toBe(200)
  await expectNoFaults(page, 'the result')
  await page.locator('.dictation__missed button').first().press('Enter')
  await page.getByRole('dialog').locator('.word-card__translation').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Other lines' }).click()
  await page.getByText(/Best so far: 0 of \d+ words/).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone, by touch: the sound of a line plays, and ends with it', async () => {
  const { page, context, complaints } = await app.open({ ...phone, viewport: { width: 360, height: 740 } })
  await signUp(page, 'phone-listener')
  await page.goto('/listening?dictate=la-tortilla-secreta&kind=video')
  const sound = page.waitForResponse((response) => response.url().includes('/media/'))
  await page.getByRole('button', { name: 'Start the dictation' }).tap()
  expect((await sound).status()).toBeLessThan(300)
  expect(await isWide(page)).toBe(false)
  await page.getByLabel('What do you hear?').fill('la tortilla')
  await page.getByRole('button', { name: 'Check' }).tap()
  await page.locator('.dictation__title').waitFor()
  await expectNoFaults(page, 'a verdict on a phone')
  expect(await isWide(page)).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})

test('on a narrow phone: left in the middle it goes on after a reload, and ends without a network', async () => {
  const { page, context, complaints } = await app.open({ ...phone, viewport: { width: 320, height: 640 } })
  await signUp(page, 'bus-listener')
  await page.goto('/listening')
  // The picture of a theme leads where its name does.
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
  await expectNoFaults(page, 'what was left')
  await page.getByRole('button', { name: 'Go on' }).tap()
  expect(await page.getByLabel('What do you hear?').inputValue()).toBe('una')
  await context.setOffline(true)
  for (let line = 2; line <= 10; line++) {
    await page.getByRole('button', { name: 'Show the line' }).tap()
    await page.getByRole('button', { name: /Next line|See how it went/ }).tap()
  }
  await page.getByRole('heading', { name: /You heard \d+ of \d+ words/ }).waitFor()
  await page.getByText('No connection. Your result is kept and sent later.').waitFor()
  await expectNoFaults(page, 'a result that waits')
  expect(await isWide(page)).toBe(false)
  await page.locator('.dictation__missed button').first().tap()
  const card = page.getByRole('dialog')
  await card.getByRole('paragraph').filter({ hasText: 'The explanation did not arrive.' }).waitFor()
  const kept = page.waitForResponse('**/api/test-results')
  await context.setOffline(false)
  expect((await kept).status()).toBe(200)
  expect(complaints).toEqual([])
  await context.close()
})

/** Whether something lies over its lower edge: the bar at the foot of a phone, say. */
const isCovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, width, bottom } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(left + width / 2, bottom - 2))
  })

/** Chromium plays a beep into a microphone that it makes up, and lets every page have it. */
const microphoneFlags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
let browser: Awaited<ReturnType<typeof launchBrowser>>
beforeAll(async () => {
  browser = await launchBrowser(microphoneFlags)
})
afterAll(() => browser.close())

async function saySomething(page: Page) {
  const sent: string[] = []
  // Within its window, which Playwright may scroll to get at a button.
  const place = () =>
    page.locator('.speaking__record .button').evaluate((button: HTMLElement) => button.offsetTop)
  await page.getByRole('button', { name: 'Record', exact: true }).waitFor()
  const before = await place()
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.getByRole('meter', { name: 'Loudness' }).waitFor()
  expect(await place()).toBe(before)
  await page.waitForTimeout(1500)
  await page.getByRole('button', { name: 'Stop recording' }).click()
  await page.getByRole('button', { name: 'Record again' }).waitFor()
  await page.getByText(/^Recorded: \d+ seconds?\.$/).waitFor()
  expect(await place()).toBe(before)
  await page.getByRole('button', { name: 'Your recording' }).click()
  return sent
}

test('in the player, a line is said: recorded, heard again, and kept on the machine', async () => {
  const { page, context, complaints } = await openPage(browser, desktop, app.server().address)
  await signUp(page, 'speaker')
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Dictation' }).waitFor()
  await page.getByRole('button', { name: 'Say this line yourself' }).click()
  const dialog = page.getByRole('dialog', { name: 'Say it yourself' })
  await dialog.waitFor()
  await expectNoFaults(page, 'before speaking')
  const sent = await saySomething(page)
  expect(sent).toEqual([])
  await dialog.getByText('Each sound, with Pro').waitFor()
  await expectNoFaults(page, 'after speaking')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone with Pro, the sounds of a recording are compared with the line', async () => {
  const { page, context, complaints } = await openPage(
    browser,
    { ...phone, viewport: { width: 360, height: 740 } },
    app.server().address,
  )
  await signUp(page, 'pro-speaker')
  // What is compared never leaves the page, so that all the page needs of Pro is to be told of it.
  await page.route(`**${getUser.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), accountType: 'Pro' } })
  })
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('button', { name: 'Say this line yourself' }).tap()
  await saySomething(page)
  await page.locator('.speaking__score, .speaking__part .field__error').first().waitFor({ timeout: 30_000 })
  await expectNoFaults(page, 'sounds')
  expect(await isWide(page)).toBe(false)
  expect(complaints).toEqual([])
  await context.close()
})
