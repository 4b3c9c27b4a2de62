import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone, restingPlace } from '../harness/browser.ts'
import { completeOnboarding, signUp } from '../harness/sign-up.ts'

const app = sharedApp()
const videoPath = '/video/la-tortilla-secreta?tab=transcription'
let learners = 0

/** Opens the video as a new learner. `isUntranslated` removes the translations of its lines. */
async function openVideo(device: BrowserContextOptions, { isUntranslated = false } = {}) {
  const opened = await app.open(device)
  const { page } = opened
  if (isUntranslated)
    await page.route('**/get_transcription/**', async (route) => {
      const answer = await route.fetch()
      const transcript = (await answer.json()) as { vectortranscription: { translation?: string }[] }
      for (const line of transcript.vectortranscription) delete line.translation
      await route.fulfill({ json: transcript })
    })
  learners += 1
  await signUp(page, `looker-${learners}`)
  await page.goto(videoPath)
  await page.locator('.word').first().waitFor()
  return opened
}

const wordOf = (page: Page, text: string, index = 0) =>
  page.locator('.word', { hasText: new RegExp(`^${text}$`, 'i') }).nth(index)

async function lookUp(page: Page, text: string, index = 0) {
  const word = wordOf(page, text, index)
  await word.scrollIntoViewIfNeeded()
  await word.click()
  const card = page.getByRole('dialog', { name: text })
  await card.locator('.word-card__translation').waitFor()
  return card
}

const selected = (page: Page) => page.evaluate(() => String(getSelection()))

/** Each of these sets window.wasRun when it is executed. */
const injections = [
  '<img src=x onerror="window.wasRun=1">',
  '<script>window.wasRun=1</script>',
  '<svg onload=window.wasRun=1></svg>',
  '"><iframe srcdoc="<script>parent.wasRun=1</script>">',
  "javascript:window.wasRun=1//';window.wasRun=1;'",
  '{{constructor.constructor("window.wasRun=1")()}}',
  '\u202e<b onclick=window.wasRun=1>abc</b>',
]

test('markup is shown as text, in a line, in a selection and in every field of an explanation', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await page.route('**/get_transcription/**', async (route) => {
    const answer = await route.fetch()
    const transcript = (await answer.json()) as { vectortranscription: { text: string }[] }
    injections.forEach((markup, line) => {
      Object.assign(transcript.vectortranscription[line] ?? {}, {
        text: `pan ${markup}`,
        translation: markup,
      })
    })
    await route.fulfill({ json: transcript })
  })
  await page.route('**/obtener_explicacion?*', (route) => {
    const markup = new URL(route.request().url()).searchParams.get('context')?.split('\n').at(-1) ?? ''
    const [word, translation, definition, lemma, ipa, source] = Array(6).fill(markup)
    const texts = { word, translation, definition, lemma, ipa, source, example: `pan ${markup}` }
    const alternatives = [{ lemma, partOfSpeech: 'noun', translation }]
    const form = { partOfSpeech: 'noun', formReasons: ['contraction'], parts: [markup, markup] }
    return route.fulfill({ json: { ...texts, ...form, exampleTranslation: markup, alternatives } })
  })
  learners += 1
  await signUp(page, `looker-${learners}`)
  await page.goto(videoPath)
  for (const line of injections.keys()) {
    await page.locator(`[data-line="${line}"] .word`).first().click()
    await page.locator('.word-card__translation').waitFor()
    await page.keyboard.press('Escape')
    // Selects the line with its markup by keyboard.
    for (const _ of Array(6).keys()) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await page.locator('.word-card__translation').waitFor()
    await page.keyboard.press('Escape')
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  const injected = ':is(.word-card, .line) :is(img, script, iframe, [onclick], [onload])'
  expect(await page.locator(injected).count()).toBe(0)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a word status is chosen by keyboard and is kept after a reload', async () => {
  const { page, context, pageErrors } = await openVideo(desktop)
  const card = await lookUp(page, 'abuela')
  const learning = page.waitForResponse('**/api/word-status')
  await card.getByRole('radio', { name: 'Learning' }).check()
  await learning
  const known = page.waitForResponse('**/api/word-status')
  await page.keyboard.press('ArrowRight')
  await known
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('abuela')
  await page.reload()
  await page.locator('.word').first().waitFor()
  const again = await lookUp(page, 'abuela')
  expect(await again.getByRole('radio', { name: 'Known' }).isChecked()).toBe(true)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('several words are looked up together, by mouse and by keyboard', async () => {
  const { page, context, pageErrors } = await openVideo(desktop)
  const [first, last] = [wordOf(page, 'patatas', 1), wordOf(page, 'huevos')]
  await restingPlace(first)
  await first.scrollIntoViewIfNeeded()
  const [from, to] = [await restingPlace(first), await restingPlace(last)]
  // The drag starts and ends inside a word and selects whole words.
  await page.mouse.move(from.x + 12, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 15, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  const byMouse = page.getByRole('dialog', { name: 'patatas, huevos' })
  await byMouse.getByText('The whole line').waitFor()
  expect(await byMouse.getByRole('radiogroup').count()).toBe(0)
  await page.keyboard.press('Escape')
  expect(await selected(page)).toBe('')
  for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await selected(page)).toBe('patatas, huevos y')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'patatas, huevos y' }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('another reading is looked up in the card, and a button leads back', async () => {
  const { page, context, pageErrors } = await openVideo(desktop)
  const card = await lookUp(page, 'abuela')
  await card.getByRole('button', { name: /abuelo/ }).click()
  const other = page.getByRole('dialog', { name: 'abuelo' })
  await other.getByText(/^grandfather/).waitFor()
  await other.getByRole('button', { name: 'Back to “abuela”' }).click()
  await page.getByRole('dialog', { name: 'abuela' }).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('another sentence with the word links to its line, and the address keeps only the tab', async () => {
  const { page, context, pageErrors } = await openVideo(desktop)
  const card = await lookUp(page, 'viene')
  const link = card.locator('.word-card__sentences a').first()
  const sentence = await link.locator('.word-card__sentence').textContent()
  await link.click()
  await page.waitForURL(
    (url) => /^\/(video|song)\//.test(url.pathname) && !videoPath.startsWith(url.pathname),
  )
  await page.waitForURL((url) => url.search === '?tab=transcription')
  const line = page.locator('.line[aria-current="true"] p')
  await line.waitFor()
  expect(await line.textContent()).toBe(sentence)
  await page.goBack()
  await page.waitForURL((url) => url.pathname + url.search === videoPath)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a line without a translation is explained word by word and labelled so', async () => {
  const { page, context, pageErrors } = await openVideo(desktop, { isUntranslated: true })
  const card = await lookUp(page, 'comes')
  await card.getByRole('button', { name: 'What does this line mean?' }).click()
  await card.getByText('Word by word').waitFor()
  expect(await card.locator('.word-card__glosses').textContent()).toContain('carrot')
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a guest sees the meaning of a word and other sentences with it, and no word status', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await completeOnboarding(page)
  await page.getByText('Continue without an account').click()
  await page.waitForURL('**/videos')
  await page.goto(videoPath)
  await page.locator('.word').first().waitFor()
  const card = await lookUp(page, 'viene')
  await card.getByText('Also said in').waitFor()
  expect(await card.getByRole('radiogroup').count()).toBe(0)
  expect(pageErrors).toEqual([])
  await context.close()
})

describe.each([
  ['light', 'portrait', phone],
  ['dark', 'portrait', phone],
  ['light', 'landscape', { ...phone, viewport: { width: 844, height: 390 } }],
] as const)('on a phone in %s, %s', (colorScheme, orientation, device) => {
  test('the card does not cover the line, has no axe violations, and closes when it is dragged down', async () => {
    const { page, context, pageErrors } = await openVideo({
      ...device,
      colorScheme,
    })
    const card = await lookUp(page, 'viene')
    await card.getByText('Also said in').waitFor({ state: 'attached' })
    expect(await axeViolations(page)).toEqual([])
    const sheet = await card.boundingBox()
    const word = await wordOf(page, 'viene').boundingBox()
    if (!sheet || !word) throw new Error('the card and its word are not on the page')
    if (orientation === 'portrait') {
      expect(sheet.height).toBeLessThanOrEqual((device.viewport?.height ?? 0) * 0.6)
      expect(word.y + word.height).toBeLessThanOrEqual(sheet.y)
    }
    const touches = await context.newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: sheet.x + 60, y: sheet.y + 8 + down }],
      })
    await finger('touchStart', 0)
    for (const down of [30, 60, 90, 120]) await finger('touchMove', down)
    await finger('touchEnd', 120)
    await card.waitFor({ state: 'detached' })
    expect(pageErrors).toEqual([])
    await context.close()
  })
})
