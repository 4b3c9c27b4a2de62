import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { accessibilityFaults, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

type Topic = { id: string; name: string; exercises: { question: string; correctAnswer: string }[] }

/** The topics as the server gives them, to know what is right. */
async function topicsOf(page: Page): Promise<Topic[]> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const reply = await page.request.get('/api/grammar', { headers: { authorization: `Bearer ${token}` } })
  return reply.json()
}

async function expectNoFaults(page: Page) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect([colorScheme, await accessibilityFaults(page)]).toEqual([colorScheme, []])
  }
}

/** Answers what is asked, wrongly on the way where it is told to. */
async function answerAll(page: Page, topic: Topic, wrongAt: number) {
  for (let place = 0; place < topic.exercises.length; place++) {
    await page.getByText(`Question ${place + 1} of ${topic.exercises.length}`).waitFor()
    const said = ((await page.locator('.drill__question').textContent()) ?? '').replace(/\s+/g, ' ')
    const exercise = topic.exercises.find(({ question }) =>
      question.split('___').every((part) => said.includes(part.replace(/\s+/g, ' ').trim())),
    )
    const options = page.locator('.drill .option')
    const texts = await options.locator('span:nth-child(2)').allInnerTexts()
    const right = texts.indexOf(exercise?.correctAnswer ?? '')
    // The second click of a double one would come sooner than this, and is not taken for an answer.
    await page.waitForTimeout(250)
    await page.keyboard.press(String((place === wrongAt ? (right + 1) % texts.length : right) + 1))
    await page.locator('.verdict__title').waitFor()
    if (place === wrongAt) await page.getByText(/^The answer is: /).waitFor()
    // A verdict of either kind is seen by then, each on its own ground.
    if (place <= wrongAt) await expectNoFaults(page)
    await page.keyboard.press('Enter')
  }
}

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)('on %s a topic is read, drilled by keys, and remembered', async (name, device) => {
  const { page, context, complaints } = await app.open(device)
  await signUp(page, `${name.replace(' ', '-')}-grammar`)
  const [topic] = await topicsOf(page)
  if (!topic) throw new Error('there are topics')
  await page.goto('/grammar')
  await page.getByRole('link', { name: topic.name }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByText('Question 1 of').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await answerAll(page, topic, 1)
  const total = topic.exercises.length
  await page.getByText(`You had ${total - 1} of ${total} right`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText(`Strong · ${total - 1} of the last ${total} right`).waitFor()
  await page.reload()
  await page.getByText(`Strong · ${total - 1} of the last ${total} right`).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('the grammar of a line is read and left for the line again', async () => {
  const { page, context, complaints } = await app.open(phone)
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
  expect(complaints).toEqual([])
  await context.close()
})

test('without the server the topics of last time are there, and what is answered arrives later', async () => {
  const { page, context } = await app.open(phone)
  await signUp(page, 'offline-grammar')
  const [topic] = await topicsOf(page)
  if (!topic) throw new Error('there are topics')
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
