import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { api } from '../harness/api.ts'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone, restingPlace } from '../harness/browser.ts'
import { outboxOf } from '../harness/outbox.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

type LessonEntry = { id: number; type: string; status: string; title: string; position: number }
const lessonsOf = async (page: Page, level = 'A2') =>
  (await api<{ items: LessonEntry[] }>(page, 'GET', `/exercises?level=${level}`)).items
const complete = (page: Page, id: number) =>
  api(page, 'POST', '/exercise-progress', { exercise_id: id, status: 'completed' })

/** Completes all lessons before the first one of a type, by the API calls that lessons make. */
async function unlockFirst(page: Page, type: string): Promise<LessonEntry> {
  const lessons = await lessonsOf(page)
  const index = lessons.findIndex((lesson) => lesson.type === type)
  for (const { id } of lessons.slice(0, index)) await complete(page, id)
  return lessons[index] as LessonEntry
}

type Item = { words: string[]; prompt: string; correct_answer: string; from_text: string; expected: string }
type ListeningItem = { expected: string; options: string[]; right: string[] }
const contentsOf = async <T>(page: Page, id: number, query = '') =>
  (await api<{ items: T[] }>(page, 'POST', `/exercise-contents/${id}${query}`)).items

/** The page ignores a press that comes sooner, because it may be part of a double click. */
const waitPastDoublePress = (page: Page) => page.waitForTimeout(450)
const lessonIsComplete = (page: Page) => page.getByRole('heading', { name: 'Lesson complete' }).waitFor()
const turnOffAudio = (page: Page) => page.getByRole('button', { name: 'No audio now' }).click()

/** Both themes, without motion. */
async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
  }
}

const promptOf = async (page: Page) => (await page.locator('.lesson-prompt__text').textContent()) ?? ''

/** Presses the tiles of a sentence's words in their order. */
async function pressTiles(page: Page, sentence: string, press: (index: number) => Promise<void>) {
  const normalise = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}’']/gu, '')
  for (const word of sentence.split(/\s+/).map(normalise).filter(Boolean)) {
    const tiles = await page
      .locator('.word-bank .tile')
      .evaluateAll((all) =>
        all.map((tile) => ({ text: tile.textContent ?? '', isUsed: (tile as HTMLButtonElement).disabled })),
      )
    await press(tiles.findIndex(({ text, isUsed }) => !isUsed && normalise(text) === word))
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

  test('a sentence lesson: theory, a repeated mistake, leaving and resuming, completion', async () => {
    const { page, context, pageErrors } = await app.open(device)
    await signUp(page, `bank${name.length}`)
    const [lesson] = await lessonsOf(page)
    const { id } = lesson as LessonEntry
    const answers = new Map(
      (await contentsOf<Item>(page, id)).map(({ prompt, correct_answer }) => [prompt, correct_answer]),
    )
    await page.goto('/exercises')
    await page.waitForURL('**/excercise')
    await page.getByRole('link', { name: 'Start the lesson' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Start the lesson' }).press('Enter')
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    await expectAccessible(page)
    await press(page, 'Start')
    await turnOffAudio(page)
    await expectAccessible(page)
    const tile = async (index: number) => {
      const button = page.locator('.word-bank .tile').nth(index)
      await (isPhone ? button.tap() : button.press('Enter'))
    }
    const answer = async () => {
      await pressTiles(page, answers.get(await promptOf(page)) ?? '', tile)
      await press(page, 'Check')
      await page.getByText('Correct!', { exact: true }).waitFor()
      await waitPastDoublePress(page)
      await press(page, 'Next')
    }
    await tile(0)
    await press(page, 'Check')
    await page.locator('.verdict__answer').waitFor()
    await expectAccessible(page)
    await press(page, 'My answer should be accepted')
    await page.getByText('Thank you. Our editors will look at it.').waitFor()
    await waitPastDoublePress(page)
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
    await waitPastDoublePress(page)
    await page.keyboard.press('Enter')
    await press(page, 'Use the words')
    for (let left = answers.size - 4; left >= 0; left--) await answer()
    await lessonIsComplete(page)
    await page.getByText(/words? joined “Lessons A2”/).waitFor()
    await expectAccessible(page)
    expect((await lessonsOf(page))[0]?.status).toBe('completed')
    await press(page, 'Back to the menu')
    await page.getByText('1 of', { exact: false }).first().waitFor()
    expect(pageErrors).toEqual([])
    await context.close()
  })

  test('a picture lesson: study, quiz, a repeated mistake, leaving and resuming, completion', async () => {
    const { page, context, pageErrors } = await app.open(device)
    await signUp(page, `pictures${name.length}`)
    const { id } = await unlockFirst(page, 'emoji-vocab')
    const { items } = await api<{ items: { word: string; meaning: string }[] }>(
      page,
      'GET',
      `/emoji-vocab/${id}`,
    )
    const wordOf = new Map(items.map(({ word, meaning }) => [`Picture: ${meaning}`, word]))
    await page.goto('/lion')
    await turnOffAudio(page)
    for (let index = 1; index < items.length; index++) await press(page, 'Next')
    await expectAccessible(page)
    await press(page, 'To the quiz')
    const expectedWord = async () =>
      wordOf.get((await page.locator('.lesson-picture').getAttribute('alt')) ?? '') ?? '?'
    const answer = async (text: string, next: string) => {
      await page.getByLabel('Your answer').fill(text)
      await page.keyboard.press('Enter')
      await page.locator('.verdict__title').waitFor()
      await waitPastDoublePress(page)
      await press(page, next)
    }
    await page.getByLabel('Your answer').waitFor()
    await expectAccessible(page)
    await answer('zzzz', 'Next (repeat later)')
    const before = await expectedWord()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/excercise')
    await page.goto('/lion')
    await page.getByLabel('Your answer').waitFor()
    expect(await expectedWord()).toBe(before)
    for (let left = items.length; left > 0; left--) await answer(await expectedWord(), 'Next')
    await page.getByText(/words? joined “Lessons A2”/).waitFor()
    await page.getByText(`${items.length - 1} of ${items.length} right at the first try.`).waitFor()
    await lessonIsComplete(page)
    expect(pageErrors).toEqual([])
    await context.close()
  })

  test('a lesson of forms: reading, choosing without sound, typing, leaving and resuming both, completion', async () => {
    const { page, context, pageErrors } = await app.open(device)
    await signUp(page, `forms${name.length}`)
    const { id } = await unlockFirst(page, 'typing-translation')
    const items = await contentsOf<Item & ListeningItem>(
      page,
      id,
      '?normalize=typing-translation&direction=forth',
    )
    const byForm = new Map(items.map((item) => [item.expected, item]))
    const byMeaning = new Map(items.map((item) => [item.from_text, item]))
    await page.goto(`/exercise/${id}`)
    await press(page, 'Start')
    await turnOffAudio(page)
    await expectAccessible(page)
    await press(page, 'Go on to listening')
    await page.locator('.many-options').waitFor()
    await expectAccessible(page)
    const leaveAndResume = async () => {
      const before = await promptOf(page)
      await page.keyboard.press('Escape')
      await page.waitForURL('**/excercise')
      await page.goto(`/exercise/${id}`)
      await page.locator('.lesson-prompt__text').waitFor()
      expect(await promptOf(page)).toBe(before)
    }
    for (const [index] of items.entries()) {
      if (index === 2) await leaveAndResume()
      const item = byForm.get(await promptOf(page)) as ListeningItem
      if (index === 0) {
        const wrong = item.options.find((option) => !item.right.includes(option)) ?? ''
        await page.getByLabel(wrong, { exact: true }).press('Space')
        await press(page, 'Check')
        await page.getByText('You must select all the correct ones.').waitFor()
        await page.getByLabel(wrong, { exact: true }).press('Space')
      }
      for (const right of item.right) await page.getByLabel(right, { exact: true }).press('Space')
      await press(page, 'Check')
      await page.getByText('Correct!', { exact: true }).waitFor()
      await waitPastDoublePress(page)
      await press(page, 'Next')
    }
    for (const [index] of items.entries()) {
      if (index === 3) await leaveAndResume()
      const item = byMeaning.get(await promptOf(page)) as ListeningItem
      await page.getByLabel('Your translation').fill(item.expected)
      await page.keyboard.press('Enter')
      await page.getByText('Correct!', { exact: true }).waitFor()
      await waitPastDoublePress(page)
      await page.keyboard.press('Enter')
    }
    await lessonIsComplete(page)
    await press(page, 'Switch: into English')
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    expect(pageErrors).toEqual([])
    await context.close()
  })
})

test('an answer given without a connection is stored and sent later', async () => {
  const { page, context } = await app.open(desktop)
  await signUp(page, 'tunnel')
  const [lesson] = await lessonsOf(page)
  const { id } = lesson as LessonEntry
  await page.goto(`/excercise/lesson/${id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.word-bank .tile').first().waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByText('Here it is').waitFor()
  await page.getByText('No connection.', { exact: false }).waitFor()
  await waitPastDoublePress(page)
  await page.getByRole('button', { name: 'Next (repeat later)' }).click()
  await context.setOffline(false)
  await expect.poll(() => outboxOf(page), { timeout: 10_000 }).toEqual([])
  expect((await lessonsOf(page))[0]?.position).toBe(1)
  await context.close()
})

test('on a slow network the next lesson opens once it is unlocked, and logging out removes saved lesson positions', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
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
  await waitPastDoublePress(page)
  await page.keyboard.press('Enter')
  await lessonIsComplete(page)
  await page.getByRole('button', { name: 'Next lesson' }).click()
  await page.waitForURL(`**/excercise/lesson/${second?.id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /lesson|vocabulary_progress|celebrated/.test(key))).toEqual([])
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a locked lesson does not open, and an invalid address shows an error', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
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
  expect(pageErrors).toEqual([])
  await context.close()
})

test('after all lessons the learner moves up, and the path shows the next level', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, 'climber')
  for (const { id } of await lessonsOf(page)) await complete(page, id)
  await page.goto('/excercise')
  await page.getByRole('dialog', { name: 'You have finished A2!' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go up to B1' }).press('Enter')
  await page.getByText(/^Spanish B1\. 0 of/).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('celebrated_A2'))).toBe('true')
  expect(await api(page, 'GET', '/level')).toEqual({ level: 'B1' })
  expect(pageErrors).toEqual([])
  await context.close()
})

test('lessons are reordered by keyboard and by dragging, and the path uses the new order', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
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
  const [from, to] = [await restingPlace(handles.nth(2)), await restingPlace(handles.nth(0))]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 6 })
  await page.mouse.up()
  const wanted = [titles[2], titles[1], titles[0]]
  await expect.poll(async () => (await shown()).slice(0, 3)).toEqual(wanted)
  await page.getByRole('button', { name: 'Save the order' }).click()
  await page.getByText('Order saved ✅').waitFor()
  expect(await page.getByRole('button', { name: 'Publish for everybody' }).count()).toBe(0)
  expect((await lessonsOf(page)).slice(0, 3).map(({ title }) => title)).toEqual(wanted)
  expect(pageErrors).toEqual([])
  await context.close()
})
