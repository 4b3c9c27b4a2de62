import type { FillGaps, QuizQuestion } from '@verbena/contract/media-tests'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()
const videoPath = '/video/la-tortilla-secreta'

/** The server's reply, which contains the correct answers. */
async function replyTo<Reply>(page: Page, path: string, ask: () => Promise<unknown>): Promise<Reply> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes(path)),
    ask(),
  ])
  return (await answer.json()) as Reply
}

async function expectNoViolations(page: Page, where: string) {
  expect([where, await axeViolations(page)]).toEqual([where, []])
}

test('the gaps of a video are filled by touch, and a missed word is looked up', async () => {
  const { page, context, pageErrors } = await app.open(phone)
  await signUp(page, 'gap-filler')
  const { correctAnswers, gapOptions } = await replyTo<FillGaps>(page, '/generate-fill-gaps', () =>
    page.goto(videoPath),
  )
  const total = correctAnswers.length
  expect(total).toBe(15)
  const gapShown = (number: number) =>
    page.getByRole('heading', { name: `Gap ${number} / ${total}`, exact: true }).waitFor()
  const options = page.getByRole('group', { name: 'Words for this gap' })
  const fill = async (gap: number, word: string) => {
    // The page ignores a tap that comes sooner, because it may be part of a double tap.
    await page.waitForTimeout(250)
    const index = gapOptions[gap]?.indexOf(word) ?? -1
    await options.getByRole('button').nth(index).tap()
  }

  await gapShown(1)
  await expectNoViolations(page, 'the first gap')
  const subtitle = page.locator('.subtitles__target')
  await page.getByRole('button', { name: 'Play the line' }).tap()
  await expect.poll(() => subtitle.textContent()).toContain('____')
  const wrong = gapOptions[0]?.find((word) => word !== correctAnswers[0]) ?? ''
  await fill(0, wrong)
  await gapShown(2)
  await page.getByRole('button', { name: `Gap 1, wrong: ${wrong} the right word is` }).waitFor()
  await fill(1, correctAnswers[1] ?? '')
  await gapShown(3)

  await page.getByRole('tab', { name: 'Transcription' }).tap()
  await page.locator('.word').first().waitFor()
  await page.getByRole('tab', { name: 'Fill the Gaps' }).tap()
  await gapShown(3)
  // The wait starts before the gaps are filled, which takes longer than the default time-out on a busy machine.
  const saved = page.waitForResponse('**/api/test-results', { timeout: 60_000 })
  for (let gap = 2; gap < total; gap++) {
    await gapShown(gap + 1)
    await fill(gap, correctAnswers[gap] ?? '')
  }
  await page.getByRole('heading', { name: `You got ${total - 1} out of ${total}` }).waitFor()
  expect((await saved).status()).toBe(200)
  await expectNoViolations(page, 'all gaps filled')
  await page.getByRole('button', { name: correctAnswers[0] ?? '', exact: true }).tap()
  await page.getByRole('dialog').locator('.word-card__translation').waitFor()
  await expectNoViolations(page, 'a missed word looked up')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()

  await page.reload()
  await page.getByText(`Best so far: ${total - 1} of ${total}`).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})

/** The index of the correct option, and of a wrong one. */
const choices = ({ options, correctIndex }: QuizQuestion) => ({
  right: correctIndex,
  wrong: (correctIndex + 1) % options.length,
})

test('a test is taken by keyboard alone', async () => {
  const { page, context, pageErrors } = await app.open({ ...desktop, colorScheme: 'dark' })
  await signUp(page, 'tested')
  await page.goto(videoPath)
  const focused = () =>
    page.evaluate(() => {
      const { role, textContent } = document.activeElement as HTMLElement
      return { role, text: textContent }
    })
  await page.getByRole('tab', { name: 'Test' }).waitFor()
  for (let stop = 0; stop < 60 && (await focused()).role !== 'tab'; stop++) await page.keyboard.press('Tab')
  expect(await focused()).toEqual({ role: 'tab', text: 'Fill the Gaps' })
  const questions = await replyTo<QuizQuestion[]>(page, '/api/generate-quiz/', () =>
    page.keyboard.press('End'),
  )
  const total = questions.length
  expect(total).toBe(10)
  const questionShown = (position: number) => page.getByText(`Question ${position + 1} / ${total}`).waitFor()

  const [first, second, ...others] = questions
  if (!first || !second) throw new Error('the test has no questions')
  await questionShown(0)
  await expectNoViolations(page, 'a question')
  await page.keyboard.press(String(choices(first).wrong + 1))
  await page.getByText("❌ Incorrect. Here's an explanation:").waitFor()
  await expectNoViolations(page, 'an explanation')
  expect((await focused()).text).toBe('Next Question')
  await page.keyboard.press('Enter')
  await questionShown(1)
  expect((await focused()).text).toBe(second.question)
  await page.keyboard.press('Tab')
  for (let down = 0; down < choices(second).right; down++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('Correct!').waitFor()
  for (const [index, question] of others.entries()) {
    await questionShown(index + 2)
    await page.keyboard.press(String(choices(question).right + 1))
  }
  const done = `Test complete! You scored ${total - 1} out of ${total}`
  await page.getByRole('heading', { name: done }).waitFor()
  expect((await focused()).text).toBe(done)
  await expectNoViolations(page, 'the result')
  await page.keyboard.press('Tab')
  expect((await focused()).text).toBe('Again, with other questions')
  const again = await replyTo<QuizQuestion[]>(page, '/api/generate-quiz/', () => page.keyboard.press('Enter'))
  await questionShown(0)
  expect((await focused()).text).toBe(again[0]?.question)
  expect(again.map(({ question }) => question)).not.toEqual(questions.map(({ question }) => question))
  await page.getByText(`Best so far: ${total - 1} of ${total}`).waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})
