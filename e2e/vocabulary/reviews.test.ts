import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { api } from '../harness/api.ts'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { outboxOf } from '../harness/outbox.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()
const pollOptions = { timeout: 10_000 }

const words = [
  { word: 'pan', translation: 'bread', example: 'Comemos pan con aceite.' },
  { word: 'corazón', translation: 'heart', example: 'Tengo el corazón en la mano.' },
  { word: 'leche', translation: 'milk', example: 'La leche está fría.' },
]
const meaningOf = new Map(words.map(({ word, translation }) => [word, translation]))

async function learnerWithWords(page: Page, name: string) {
  await signUp(page, `${name}${Date.now() % 100000}`)
  for (const fields of words)
    await api(page, 'POST', '/api/saveWord', { ...fields, definition: '', listName: 'En la cocina' })
  await page.goto('/vocabulary')
}

/** Without sound, new words are asked as choices; otherwise every second one is listened to. */
const readAndChoose = (page: Page) => page.evaluate(() => sessionStorage.setItem('reviewSilent', 'true'))

const summaryOf = (page: Page) =>
  api<{ left: number; reviewedToday: number }>(page, 'GET', '/api/reviews/summary')

/** The word that is asked, without its article. */
const askedWord = async (page: Page) =>
  ((await page.locator('.question__word').textContent()) ?? '').replace(/^(?:el|la) /, '')

/** Waits until a word other than `before` is asked. @returns the word */
async function nextWord(page: Page, before = ''): Promise<string> {
  await expect.poll(() => askedWord(page), pollOptions).not.toBe(before)
  return askedWord(page)
}

const optionFor = (page: Page, word: string) =>
  page.locator('.option', { hasText: new RegExp(`${meaningOf.get(word)}$`) })

/** The page ignores a press that comes sooner, because it may be part of a double click. */
const waitPastDoublePress = (page: Page) => page.waitForTimeout(450)

test('by keyboard alone: due words, an undone grade, sentences, the summary and the memory page', async () => {
  const { page, pageErrors } = await app.open(desktop)
  await learnerWithWords(page, 'keys')
  await readAndChoose(page)
  const start = page.getByRole('link', { name: 'Review 3 words' })
  await start.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await start.focus()
  await page.keyboard.press('Enter')
  const first = await nextWord(page)
  expect(await axeViolations(page)).toEqual([])

  const digit = async (word: string) =>
    String(
      (await page.locator('.option').allTextContents()).findIndex((text) =>
        text.endsWith(meaningOf.get(word) ?? '?'),
      ) + 1,
    )
  await page.keyboard.press(await digit(first))
  await page.locator('.verdict__answer', { hasText: meaningOf.get(first) ?? '' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await waitPastDoublePress(page)
  // The wrong grade, which is undone below.
  await page.keyboard.press('4')
  const second = await nextWord(page, first)
  await page.keyboard.press('u')
  expect(await nextWord(page, second)).toBe(first)
  for (const word of [first, second, await wordOtherThan(first, second)]) {
    expect(await askedWord(page)).toBe(word)
    await page.keyboard.press(await digit(word))
    await waitPastDoublePress(page)
    await page.keyboard.press('4')
    await page.locator('.question__word', { hasText: word }).waitFor({ state: 'detached' })
  }
  await page.getByRole('heading', { name: 'Well done' }).waitFor()
  await page.getByText('3 more words are waiting today.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  // Words graded easy are asked for production at once, in their saved sentences.
  await page.getByRole('button', { name: 'Go on' }).press('Enter')
  for (let left = 3; left > 0; left--) {
    const field = page.getByLabel('Type the missing word')
    await field.waitFor()
    const hint = await page.locator('.review-prompt__hint').textContent()
    const { word } = words.find(({ translation }) => translation === hint) ?? { word: '' }
    await page.keyboard.type(word.replace('ó', 'o'))
    await page.keyboard.press('Enter')
    await page.locator('.verdict__answer', { hasText: word }).waitFor()
    if (word === 'corazón') {
      await page.getByText('Watch the accents.').waitFor()
      expect(await axeViolations(page)).toEqual([])
    }
    await waitPastDoublePress(page)
    await page.keyboard.press('4')
  }
  await page.getByText('That was all for today.', { exact: false }).waitFor()
  expect(await summaryOf(page)).toMatchObject({ left: 0, reviewedToday: 6 })

  await page.getByRole('button', { name: 'Practise anyway' }).press('Enter')
  await page.getByText('Practice: 0 of 6').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Nothing is due right now').waitFor()
  await page.getByRole('link', { name: 'Memory and settings' }).press('Enter')
  await page.getByRole('heading', { name: 'The next 30 days' }).waitFor()
  await page.getByText('As a table').press('Enter')
  expect(await page.getByRole('row').count()).toBe(31)
  await page.getByLabel('New words a day').fill('5')
  await page.keyboard.press('Enter')
  await page.getByText('Saved.', { exact: false }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(pageErrors).toEqual([])
})

const wordOtherThan = (...seen: string[]) => words.find(({ word }) => !seen.includes(word))?.word ?? ''

test('by touch, in the dark theme and without sound: a listening card shows its word, and a wrong answer is accepted', async () => {
  const { page, pageErrors } = await app.open({ ...phone, colorScheme: 'dark' })
  await learnerWithWords(page, 'touch')
  const grade = (lemma: string, given: string) =>
    api(page, 'POST', '/api/reviews', {
      id: crypto.randomUUID(),
      language: 'es',
      lemma,
      direction: 'meaning',
      grade: given,
      exercise: 'choose',
    })
  const exerciseOf = async (asked: string) => {
    const { items } = await api<{ items: { word: string; direction: string; exercise: string }[] }>(
      page,
      'GET',
      '/api/reviews?ahead=true',
    )
    return items.find(({ word, direction }) => word === asked && direction === 'meaning')?.exercise
  }
  // The kinds alternate. Words in learning come before those that are graded easy.
  do await grade('pan', 'again')
  while ((await exerciseOf('pan')) !== 'listen')
  do await grade('corazón', 'easy')
  while ((await exerciseOf('corazón')) !== 'type')
  await page.goto('/vocabulary/review?ahead=true')
  await page.getByRole('button', { name: 'Play the word' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'I cannot listen now' }).tap()
  expect(await nextWord(page)).toBe('pan')
  await optionFor(page, 'pan').tap()
  await waitPastDoublePress(page)
  await page.getByRole('button', { name: 'I knew it' }).tap()

  const field = page.getByLabel('Type the translation')
  await field.fill('heard')
  await page.getByRole('button', { name: 'Check' }).tap()
  await page.getByText('You wrote: heard').waitFor({ state: 'attached' })
  expect(await axeViolations(page)).toEqual([])
  const buttons = await page
    .locator('.grade, .verdict__count')
    .evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().height)))
  expect(Math.min(...buttons)).toBeGreaterThanOrEqual(44)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'My answer should be accepted' }).tap()
  await page.getByText('Your answer now counts for this word.').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).tap()
  await page.getByRole('heading', { level: 1, name: 'Vocabulary' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const { items } = await api<{ items: { lemma: string; translation: string }[] }>(
    page,
    'GET',
    '/api/reviews?ahead=true',
  )
  expect(items.find(({ lemma }) => lemma === 'corazón')?.translation).toBe('heart, heard')
  expect(pageErrors).toEqual([])
})

test('an answer given without a connection is sent exactly once when the connection is back', async () => {
  const { page, context } = await app.open(desktop)
  await learnerWithWords(page, 'train')
  await readAndChoose(page)
  await page.getByRole('link', { name: 'Review 3 words' }).click()
  const first = await nextWord(page)
  await context.setOffline(true)
  await optionFor(page, first).click()
  await waitPastDoublePress(page)
  await page.keyboard.press('3')
  const second = await nextWord(page, first)
  await page.getByText('Your answers are kept and sent later.', { exact: false }).waitFor()
  await optionFor(page, second).click()
  await waitPastDoublePress(page)
  await page.keyboard.press('3')
  // The learner leaves the page and opens another one.
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect.poll(() => outboxOf(page), pollOptions).toEqual([])
  await page.goto('/vocabulary')
  await page.getByRole('link', { name: /Review/ }).waitFor()
  expect((await summaryOf(page)).reviewedToday).toBe(2)
})

test('a vocabulary test shows a typing mistake letter by letter, and accepts the answer on request', async () => {
  const { page, pageErrors } = await app.open({ ...phone, colorScheme: 'dark' })
  await learnerWithWords(page, 'list')
  await page.getByRole('link', { name: 'Practise', exact: true }).tap()
  const word = await nextWord(page)
  const meaning = meaningOf.get(word) ?? ''
  await page.getByLabel('Type the translation').fill(`${meaning.slice(0, -2)}qx`)
  await page.getByRole('button', { name: 'Check' }).tap()
  await page.locator('.letters del', { hasText: 'q' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const lists = () =>
    api<{ answeredCount: number; correctCount: number }[]>(page, 'GET', '/vocabulary/words/personal')
  expect(await lists()).toMatchObject([{ answeredCount: 1, correctCount: 0 }])
  await page.getByRole('button', { name: 'My answer should be accepted' }).tap()
  await page.getByText('1 of 1 correct').waitFor()
  await expect.poll(() => outboxOf(page), pollOptions).toEqual([])
  expect(await lists()).toMatchObject([{ answeredCount: 1, correctCount: 1 }])
  // The test leaves new words to the reviews.
  expect(await summaryOf(page)).toMatchObject({ left: 3, reviewedToday: 0 })
  expect(pageErrors).toEqual([])
})
