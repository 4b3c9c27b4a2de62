import type { Segment } from '@verbena/contract/player'
import { tokenise } from '@verbena/language/text/tokenise'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()
const song = '/song/el-gatito-que-no-duerme'

async function openSong(page: Page, address: string): Promise<readonly Segment[]> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/get_transcription_songs/')),
    page.goto(address),
  ])
  const { vectortranscription } = (await answer.json()) as { vectortranscription: Segment[] }
  await page.getByRole('button', { name: 'Start the song' }).waitFor()
  return vectortranscription
}

/** The hidden line or word that is asked for. */
async function askedText(page: Page, segments: readonly Segment[], isWord: boolean): Promise<string> {
  const mark = page.locator('[data-hidden][aria-current]')
  const { line, word } = await mark.evaluate((element: HTMLElement) => ({
    line: Number(element.closest<HTMLElement>('[data-line]')?.dataset.line),
    word: Number(element.dataset.word),
  }))
  const text = segments[line]?.text ?? ''
  const words = tokenise(text, 'es').filter((token) => token.isWord)
  return isWord ? (words[word]?.text ?? '') : text
}

const answers = (page: Page) => page.getByRole('group', { name: 'Answers' }).getByRole('button')
const indexOfAnswer = async (page: Page, text: string) =>
  (await answers(page).allTextContents()).findIndex((option) => option.replace(/^\d/, '') === text)
const isPaused = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
/** The page ignores a press that comes sooner, because it may be part of a double one. */
const waitPastDoublePress = (page: Page) => page.waitForTimeout(250)

async function expectNoViolations(page: Page, where: string) {
  expect([where, await axeViolations(page)]).toEqual([where, []])
}

test('by touch, on a phone: every third line is chosen, and a word of a missed line is looked up', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  await signUp(page, 'singer')
  const segments = await openSong(page, song)
  await expectNoViolations(page, 'before the song')
  await page.getByRole('button', { name: 'Start the song' }).tap()
  await answers(page).first().waitFor({ timeout: 30_000 })
  expect(await answers(page).count()).toBe(3)
  const right = await indexOfAnswer(page, await askedText(page, segments, false))
  await waitPastDoublePress(page)
  await answers(page)
    .nth((right + 1) % 3)
    .tap()
  await page.getByText('Not this one. Listen again.').waitFor()
  await expectNoViolations(page, 'a wrong line')
  await answers(page).nth(right).tap()
  await answers(page).first().waitFor({ state: 'hidden' })
  expect(await isPaused(page)).toBe(false)

  await page.getByRole('slider', { name: 'Position' }).fill('88')
  await page.getByText(/The song is over\. \d+ are still hidden\./).waitFor({ timeout: 20_000 })
  const saved = page.waitForResponse('**/api/test-results')
  const total = Math.floor(segments.length / 3)
  for (let left = total - 1; left > 0; left--) {
    await waitPastDoublePress(page)
    const text = await askedText(page, segments, false)
    await answers(page)
      .nth(await indexOfAnswer(page, text))
      .tap()
  }
  await page.getByRole('heading', { name: `You found ${total - 1} out of ${total}` }).waitFor()
  expect((await saved).status()).toBe(200)
  await expectNoViolations(page, 'the result')
  await page.getByRole('button', { name: 'dormir', exact: true }).tap()
  await page.getByRole('dialog').locator('.word-card__translation').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await page.reload()
  await page.getByText(`Best so far: ${total - 1} of ${total}`).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('by keyboard alone: words are chosen and typed while the song is paused', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'key-singer')
  const segments = await openSong(page, `${song}?mode=choose-50`)
  const focusedName = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  for (let stop = 0; stop < 60 && (await focusedName()) !== 'Start the song'; stop++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const waitUntilPaused = () => expect.poll(() => isPaused(page), { timeout: 15_000 }).toBe(true)
  const waitUntilPlaying = () => expect.poll(() => isPaused(page)).toBe(false)
  const pausedLine = () =>
    page
      .locator('[data-hidden][aria-current]')
      .evaluate((mark) => mark.closest('[data-line]')?.getAttribute('data-line'))

  await page.locator('[data-hidden][aria-current]').waitFor()
  await waitUntilPlaying()
  await waitUntilPaused()
  const line = await pausedLine()
  await page.keyboard.press('Space')
  await waitUntilPlaying()
  await waitUntilPaused()
  expect(await pausedLine()).toBe(line)
  await expectNoViolations(page, 'a hidden word')
  while (await isPaused(page)) {
    await waitPastDoublePress(page)
    const option = await indexOfAnswer(page, await askedText(page, segments, true))
    await page.keyboard.press(String(option + 1))
    await page.waitForTimeout(100)
  }

  await page.getByRole('combobox', { name: 'How to play' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('textbox', { name: 'The missing word' }).waitFor()
  await waitUntilPaused()
  await page.keyboard.press('Tab')
  const field = page.getByRole('textbox', { name: 'The missing word' })
  await field.focus()
  await page.keyboard.type('nada')
  await page.keyboard.press('Enter')
  await page.getByText('Not this one. Listen again.').waitFor()
  while (await isPaused(page)) {
    await page.keyboard.type(await askedText(page, segments, true))
    await page.keyboard.press('Enter')
    await page.waitForTimeout(200)
  }
  await page.getByText(/^\d of 90/).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})
