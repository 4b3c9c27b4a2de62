import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

type Topic = { id: string; name: string; exercises: { question: string; correctAnswer: string }[] }

/** The topics with their correct answers. */
async function topicsOf(page: Page): Promise<Topic[]> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const reply = await page.request.get('/api/grammar', { headers: { authorization: `Bearer ${token}` } })
  return reply.json()
}

async function expectNoViolations(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([colorScheme, await axeViolations(page)]).toEqual([colorScheme, []])
  }
}

/** Answers every question, the one at `wrongAt` wrongly. */
async function answerAll(page: Page, topic: Topic, wrongAt: number) {
  for (let index = 0; index < topic.exercises.length; index++) {
    await page.getByText(`Question ${index + 1} of ${topic.exercises.length}`).waitFor()
    const shown = ((await page.locator('.drill__question').textContent()) ?? '').replace(/\s+/g, ' ')
    const exercise = topic.exercises.find(({ question }) =>
      question.split('___').every((part) => shown.includes(part.replace(/\s+/g, ' ').trim())),
    )
    const options = page.locator('.drill .option')
    const texts = await options.locator('span:nth-child(2)').allInnerTexts()
    const right = texts.indexOf(exercise?.correctAnswer ?? '')
    // The page ignores an answer that comes sooner, because it may be part of a double click.
    await page.waitForTimeout(250)
    await page.keyboard.press(String((index === wrongAt ? (right + 1) % texts.length : right) + 1))
    await page.locator('.verdict__title').waitFor()
    if (index === wrongAt) await page.getByText(/^The answer is: /).waitFor()
    // Both kinds of verdict have been shown by then; their colours differ.
    if (index <= wrongAt) await expectNoViolations(page)
    await page.keyboard.press('Enter')
  }
}

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)('on %s a topic is read, drilled by keyboard, and its result is kept', async (name, device) => {
  const { page, context, pageErrors } = await app.open(device)
  await signUp(page, `${name.replace(' ', '-')}-grammar`)
  const [topic] = await topicsOf(page)
  if (!topic) throw new Error('the server has no topics')
  await page.goto('/grammar')
  await page.getByRole('link', { name: topic.name }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Question 1 of').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await answerAll(page, topic, 1)
  const total = topic.exercises.length
  await page.getByText(`You had ${total - 1} of ${total} right`).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText(`Strong · ${total - 1} of the last ${total} right`).waitFor()
  await page.reload()
  await page.getByText(`Strong · ${total - 1} of the last ${total} right`).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

test('a grammar topic that was opened from a line closes back to the line', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  await signUp(page, 'grammar-of-a-line')
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page
    .locator('.word', { hasText: /^comes$/ })
    .first()
    .click()
  await page.locator('.word-card__topics a').first().click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('**/video/la-tortilla-secreta?tab=transcription')
  expect(pageErrors).toEqual([])
  await context.close()
})

test('without the server the cached topics are shown, and answers are sent later', async () => {
  const { page, context } = await app.open(phone)
  await signUp(page, 'offline-grammar')
  const [topic] = await topicsOf(page)
  if (!topic) throw new Error('the server has no topics')
  await page.goto('/grammar')
  await page.getByRole('link', { name: topic.name }).waitFor()
  await page.route(/\/api\/(grammar|update-progress)/, (route) => route.abort())
  await page.reload()
  await page.getByText(/these are those of last time/).waitFor()
  await page.getByRole('link', { name: topic.name }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Question 1 of').waitFor()
  await page.waitForTimeout(250)
  await page.keyboard.press('1')
  await page.getByText(/Your answers are kept and sent later/).waitFor()
  await page.unroute(/\/api\/(grammar|update-progress)/)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect
    .poll(async () => (await topicsOf(page)).find(({ id }) => id === topic.id))
    .toMatchObject({ answered: 1 })
  await context.close()
})
