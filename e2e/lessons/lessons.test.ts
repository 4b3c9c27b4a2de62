import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { api } from '../harness/api.ts'
import { sharedApp } from '../harness/app-fixture.ts'
import { accessibilityFaults, desktop, phone } from '../harness/browser.ts'
import { outboxOf } from '../harness/outbox.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

type Entry = { id: number; type: string; status: string; title: string; position: number }
const lessonsOf = async (page: Page, level = 'A2') =>
  (await api<{ items: Entry[] }>(page, 'GET', `/exercises?level=${level}`)).items
const complete = (page: Page, id: number) =>
  api(page, 'POST', '/exercise-progress', { exercise_id: id, status: 'completed' })

/** Brings the learner to the first lesson of a kind, by the calls that lessons make. */
async function reach(page: Page, type: string): Promise<Entry> {
  const lessons = await lessonsOf(page)
  const place = lessons.findIndex((lesson) => lesson.type === type)
  for (const { id } of lessons.slice(0, place)) await complete(page, id)
  return lessons[place] as Entry
}

type Item = { words: string[]; prompt: string; correct_answer: string; from_text: string; expected: string }
type Heard = { expected: string; options: string[]; right: string[] }
const contentsOf = async <T>(page: Page, id: number, query = '') =>
  (await api<{ items: T[] }>(page, 'POST', `/exercise-contents/${id}${query}`)).items

/** Nobody reads a verdict sooner, and a press that comes sooner does nothing. */
const readVerdict = (page: Page) => page.waitForTimeout(450)
const done = (page: Page) => page.getByRole('heading', { name: 'Lesson complete' }).waitFor()
const silence = (page: Page) => page.getByRole('button', { name: 'No audio now' }).click()

/** Both themes, without motion. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await accessibilityFaults(page)).toEqual([])
  }
}

const promptOf = async (page: Page) => (await page.locator('.lesson-prompt__text').textContent()) ?? ''

/** Lays the words of a sentence down, one after the other. */
async function layWords(page: Page, sentence: string, press: (place: number) => Promise<void>) {
  const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}’']/gu, '')
  for (const word of sentence.split(/\s+/).map(fold).filter(Boolean)) {
    const tiles = await page
      .locator('.word-bank .tile')
      .evaluateAll((all) =>
        all.map((tile) => ({ text: tile.textContent ?? '', isLaid: (tile as HTMLButtonElement).disabled })),
      )
    await press(tiles.findIndex(({ text, isLaid }) => !isLaid && fold(text) === word))
  }
}

describe.each([
  ['a desktop, by keyboard', desktop],
  ['a phone, by touch', phone],
] as const)('on %s', (name, device) => {
  const isPhone = name.includes('phone')
  const press = (page: Page, label: string | RegExp) => {
    const button = page.getByRole('button', { name: label, exact: true })
    return isPhone ? button.tap() : button.press('Enter')
  }

  test('a lesson of sentences: theory, a mistake that comes again, left half-way and resumed', async () => {
    const { page, context, complaints } = await app.open(device)
    await signUp(page, `bank${name.length}`)
    const [lesson] = await lessonsOf(page)
    const { id } = lesson as Entry
    const answers = new Map(
      (await contentsOf<Item>(page, id)).map(({ prompt, correct_answer }) => [prompt, correct_answer]),
    )
    await page.goto('/exercises')
    await page.waitForURL('**/excercise')
    await page.getByRole('link', { name: 'Start', exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Start', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    await expectAccessible(page)
    await press(page, 'Start')
    await silence(page)
    await expectAccessible(page)
    const tile = async (place: number) => {
      const one = page.locator('.word-bank .tile').nth(place)
      await (isPhone ? one.tap() : one.press('Enter'))
    }
    const answer = async () => {
      await layWords(page, answers.get(await promptOf(page)) ?? '', tile)
      await press(page, 'Check')
      await page.getByText('Correct!', { exact: true }).waitFor()
      await readVerdict(page)
      await press(page, 'Next')
    }
    await tile(0)
    await press(page, 'Check')
    await page.getByText('Expected answer:', { exact: false }).waitFor()
    await expectAccessible(page)
    await press(page, 'My answer should count')
    await page.getByText('Thank you. Our editors will look at it.').waitFor()
    await readVerdict(page)
    await press(page, 'Next (repeat later)')
    await answer()
    await answer()
    const before = await promptOf(page)
    expect(await page.evaluate((key) => localStorage.getItem(key), `lesson_progress_${id}`)).toBe('3')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Continue', exact: true }).press('Enter')
    await page.locator('.word-bank .tile').first().waitFor()
    expect(await promptOf(page)).toBe(before)
    await press(page, 'Type instead')
    await page.getByLabel('Your sentence').fill(answers.get(before) ?? '')
    await page.keyboard.press('Enter')
    await page.getByText('Correct!', { exact: true }).waitFor()
    await readVerdict(page)
    await page.keyboard.press('Enter')
    await press(page, 'Use the words')
    for (let left = answers.size - 4; left >= 0; left--) await answer()
    await done(page)
    await page.getByText(/words? joined “Lessons A2”/).waitFor()
    await expectAccessible(page)
    expect((await lessonsOf(page))[0]?.status).toBe('completed')
    await press(page, 'Back to the menu')
    await page.getByText('1 of', { exact: false }).first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a lesson of pictures: study, quiz, a mistake that comes again, left half-way and resumed, done', async () => {
    const { page, context, complaints } = await app.open(device)
    await signUp(page, `pictures${name.length}`)
    const { id } = await reach(page, 'emoji-vocab')
    const { items } = await api<{ items: { word: string; meaning: string }[] }>(
      page,
      'GET',
      `/emoji-vocab/${id}`,
    )
    const wordOf = new Map(items.map(({ word, meaning }) => [`Picture: ${meaning}`, word]))
    await page.goto('/lion')
    await silence(page)
    for (let place = 1; place < items.length; place++) await press(page, 'Next')
    await expectAccessible(page)
    await press(page, 'To the quiz')
    const asked = async () =>
      wordOf.get((await page.locator('.lesson-picture').getAttribute('alt')) ?? '') ?? '?'
    const answer = async (text: string, next: string) => {
      await page.getByLabel('Your answer').fill(text)
      await page.keyboard.press('Enter')
      await page.locator('.verdict__title').waitFor()
      await readVerdict(page)
      await press(page, next)
    }
    await page.getByLabel('Your answer').waitFor()
    await expectAccessible(page)
    await answer('zzzz', 'Next (repeat later)')
    const before = await asked()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/excercise')
    await page.goto('/lion')
    await page.getByLabel('Your answer').waitFor()
    expect(await asked()).toBe(before)
    for (let left = items.length; left > 0; left--) await answer(await asked(), 'Next')
    await page.getByText(/words? joined “Lessons A2”/).waitFor()
    await page.getByText(`${items.length - 1} of ${items.length} right at the first try.`).waitFor()
    await done(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a lesson of forms: read, told apart without sound, typed, left half-way in both and resumed, done', async () => {
    const { page, context, complaints } = await app.open(device)
    await signUp(page, `forms${name.length}`)
    const { id } = await reach(page, 'typing-translation')
    const items = await contentsOf<Item & Heard>(page, id, '?normalize=typing-translation&direction=forth')
    const byForm = new Map(items.map((item) => [item.expected, item]))
    const byMeaning = new Map(items.map((item) => [item.from_text, item]))
    await page.goto(`/exercise/${id}`)
    await press(page, 'Start')
    await silence(page)
    await expectAccessible(page)
    await press(page, 'Go on to listening')
    await page.locator('.many-options').waitFor()
    await expectAccessible(page)
    const leaveAndComeBack = async () => {
      const before = await promptOf(page)
      await page.keyboard.press('Escape')
      await page.waitForURL('**/excercise')
      await page.goto(`/exercise/${id}`)
      await page.locator('.lesson-prompt__text').waitFor()
      expect(await promptOf(page)).toBe(before)
    }
    for (const [place] of items.entries()) {
      if (place === 2) await leaveAndComeBack()
      const item = byForm.get(await promptOf(page)) as Heard
      if (place === 0) {
        const wrong = item.options.find((option) => !item.right.includes(option)) ?? ''
        await page.getByLabel(wrong, { exact: true }).press('Space')
        await press(page, 'Check')
        await page.getByText('You must select all the correct ones.').waitFor()
        await page.getByLabel(wrong, { exact: true }).press('Space')
      }
      for (const right of item.right) await page.getByLabel(right, { exact: true }).press('Space')
      await press(page, 'Check')
      await page.getByText('Correct!', { exact: true }).waitFor()
      await readVerdict(page)
      await press(page, 'Next')
    }
    for (const [place] of items.entries()) {
      if (place === 3) await leaveAndComeBack()
      const item = byMeaning.get(await promptOf(page)) as Heard
      await page.getByLabel('Your translation').fill(item.expected)
      await page.keyboard.press('Enter')
      await page.getByText('Correct!', { exact: true }).waitFor()
      await readVerdict(page)
      await page.keyboard.press('Enter')
    }
    await done(page)
    await press(page, 'Switch: into English')
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('an answer given without a network is kept, and arrives later', async () => {
  const { page, context } = await app.open(desktop)
  await signUp(page, 'tunnel')
  const [lesson] = await lessonsOf(page)
  const { id } = lesson as Entry
  await page.goto(`/excercise/lesson/${id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.word-bank .tile').first().waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByText('Here it is').waitFor()
  await page.getByText('No connection.', { exact: false }).waitFor()
  await readVerdict(page)
  await page.getByRole('button', { name: 'Next (repeat later)' }).click()
  await context.setOffline(false)
  await expect.poll(() => outboxOf(page), { timeout: 10_000 }).toEqual([])
  expect((await lessonsOf(page))[0]?.position).toBe(1)
  await context.close()
})

test('on a slow network the next lesson waits until it is open; logging out forgets where lessons were left', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'snail')
  const [first, second] = await lessonsOf(page)
  const items = await contentsOf<Item>(page, first?.id ?? 0)
  const last = { exercise_id: first?.id, status: 'started', position: items.length - 1 }
  await api(page, 'POST', '/exercise-progress', last)
  await page.route('**/exercise-progress', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`/excercise/lesson/${first?.id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Type instead' }).click()
  await page.getByLabel('Your sentence').fill(items.at(-1)?.correct_answer ?? '')
  await page.keyboard.press('Enter')
  await page.getByText('Correct!', { exact: true }).waitFor()
  await readVerdict(page)
  await page.keyboard.press('Enter')
  await done(page)
  await page.getByRole('button', { name: 'Next lesson' }).click()
  await page.waitForURL(`**/excercise/lesson/${second?.id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => /lesson|vocabulary_progress|celebrated/.test(key))).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a locked lesson does not open, and an address that is none says so', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'locked')
  const lessons = await lessonsOf(page)
  await page.goto(`/excercise/lesson/${lessons[3]?.id}`)
  await page.getByRole('heading', { name: 'This lesson is still closed' }).waitFor()
  await expectAccessible(page)
  await page.goto('/excercise/lesson/abc')
  await page.getByRole('heading', { name: 'Invalid or missing exercise id in URL.' }).waitFor()
  await page.getByRole('link', { name: 'Back to the lessons' }).click()
  await page.getByRole('link', { name: /Lesson 4, .*, locked/ }).click({ force: true })
  expect(new URL(page.url()).pathname).toBe('/excercise')
  expect(complaints).toEqual([])
  await context.close()
})

test('with all lessons done the learner moves up, and the path is that of the next level', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'climber')
  for (const { id } of await lessonsOf(page)) await complete(page, id)
  await page.goto('/excercise')
  await page.getByRole('dialog', { name: 'You have finished A2!' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go up to B1' }).press('Enter')
  await page.getByText(/^Spanish B1\. 0 of/).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('celebrated_A2'))).toBe('true')
  expect(await api(page, 'GET', '/level')).toEqual({ level: 'B1' })
  expect(complaints).toEqual([])
  await context.close()
})

test('the order is changed by keys and by dragging, and the path follows', async () => {
  const { page, context, complaints } = await app.open(desktop)
  await signUp(page, 'sorter')
  const titles = (await lessonsOf(page)).map(({ title }) => title)
  await page.goto('/excercise')
  await page.getByRole('link', { name: 'Change the order' }).click()
  await page.waitForURL('**/reorder?native=en&target=es&level=A2')
  const shown = () => page.locator('.order__title').allTextContents()
  await expect.poll(shown).toEqual(titles)
  await expectAccessible(page)
  await page.getByRole('button', { name: `Move “${titles[0]}” down` }).press('Enter')
  await page.getByText(`${titles[0]}: place 2 of ${titles.length}`).waitFor({ state: 'attached' })
  expect((await shown()).slice(0, 3)).toEqual([titles[1], titles[0], titles[2]])
  const handles = page.locator('.order .sortable__handle')
  const [from, to] = [await handles.nth(2).boundingBox(), await handles.nth(0).boundingBox()]
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 4, { steps: 6 })
  await page.mouse.up()
  const wanted = [titles[2], titles[1], titles[0]]
  await expect.poll(async () => (await shown()).slice(0, 3)).toEqual(wanted)
  await page.getByRole('button', { name: 'Save the order' }).click()
  await page.getByText('Order saved ✅').waitFor()
  expect(await page.getByRole('button', { name: 'Publish for everybody' }).count()).toBe(0)
  expect((await lessonsOf(page)).slice(0, 3).map(({ title }) => title)).toEqual(wanted)
  expect(complaints).toEqual([])
  await context.close()
})
