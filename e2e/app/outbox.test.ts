import { dayIn } from '@verbena/language/spaced-repetition/calendar-day'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { api } from '../harness/api.ts'
import { sharedApp } from '../harness/app-fixture.ts'
import { desktop } from '../harness/browser.ts'
import { outboxOf } from '../harness/outbox.ts'
import { password, signUp } from '../harness/sign-up.ts'

const app = sharedApp()
const pollOptions = { timeout: 20_000 }
const dayMs = 86_400_000

type Day = { day: string; answers: number }
const activeDays = async (page: Page): Promise<Day[]> => {
  const { calendar } = await api<{ calendar: { days: Day[] } }>(page, 'GET', '/api/progress?timeZone=UTC')
  return calendar.days.map(({ day, answers }) => ({ day, answers }))
}
/** The learner’s day, which begins at 4:00. */
const dayOf = (ms: number) => dayIn(new Date(ms), 'UTC')
const firstLesson = async (page: Page) =>
  (await api<{ items: { id: number; position: number }[] }>(page, 'GET', '/exercises?level=A2')).items[0]

test('answers given without a connection are sent from another page, and count on the day they were given', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await signUp(page, `delayed${Date.now() % 100_000}`)
  const { id } = (await firstLesson(page)) ?? { id: 0 }
  await page.goto(`/excercise/lesson/${id}`)
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.locator('.word-bank .tile').first().waitFor()
  await page.waitForLoadState('networkidle')

  // Two days ago, while the server cannot be reached.
  await context.route('**/exercise-*', (route) => route.abort())
  await page.evaluate((ago) => {
    const realNow = Date.now
    Date.now = () => realNow() - ago
  }, 2 * dayMs)
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.getByText('Here it is').waitFor()
  await page.waitForTimeout(450)
  await page.getByRole('button', { name: 'Next (repeat later)' }).click()
  const kinds = async () => (await outboxOf(page)).map(({ entry }) => entry.kind)
  await expect.poll(kinds, pollOptions).toEqual(expect.arrayContaining(['lessonAttempt', 'lessonProgress']))
  const stored = await kinds()

  // Another page, after a reload: the entries are still there, and are sent once the server can be reached.
  await page.goto('/videos')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await kinds()).toEqual(stored)
  expect(await activeDays(page)).toEqual([])
  await context.unroute('**/exercise-*')
  await expect.poll(kinds, pollOptions).toEqual([])
  expect(await activeDays(page)).toEqual([{ day: dayOf(Date.now() - 2 * dayMs), answers: 1 }])
  expect((await firstLesson(page))?.position).toBe(1)
  expect(pageErrors).toEqual([])
  await context.close()
})

test('another learner in the same browser neither sees nor sends the entries, and logging out ignores them', async () => {
  const { page, context } = await app.open(desktop)
  await signUp(page, `first${Date.now() % 100_000}`)
  const { id } = (await firstLesson(page)) ?? { id: 0 }
  await page.goto(`/excercise/lesson/${id}`)
  await context.route('**/exercise-*', (route) => route.abort())
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  const owners = async () => [...new Set((await outboxOf(page)).map(({ learnerId }) => learnerId))]
  await expect.poll(async () => (await owners()).length, pollOptions).toBe(1)
  const [first] = await owners()

  // The session of the first ends without a log-out, and another learner takes the browser.
  await signUp(page, `second${Date.now() % 100_000}`)
  await context.unroute('**/exercise-*')
  await page.goto('/vocabulary')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForTimeout(5000)
  expect([await owners(), await activeDays(page)]).toEqual([[first], []])
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
  expect([dialogs, await owners()]).toEqual([[], [first]])
  await context.close()
})

test('entries that the former version stored by username are carried over, also after a rename', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  const username = `former${Date.now() % 100_000}`
  await signUp(page, username)
  const { id } = (await firstLesson(page)) ?? { id: 0 }
  const { items } = await api<{ items: { id: string }[] }>(page, 'POST', `/exercise-contents/${id}`)
  const renamed = await api<{ success: boolean }>(page, 'PUT', '/api/auth/update-profile', {
    username: `${username} b`,
    email: `${username}@example.org`,
    nativeLanguage: 'en',
    targetLanguage: 'es',
    level: 'A2',
    currentPassword: password,
  })
  expect(renamed.success).toBe(true)

  // A page of the same origin that does not run the product's code writes what the former version wrote.
  await page.goto('/api/health')
  const [attemptId, textId] = [crypto.randomUUID(), crypto.randomUUID()]
  await page.evaluate(
    (former) => {
      for (const [key, value] of Object.entries(former)) localStorage.setItem(key, value)
    },
    {
      unsentAnswers: JSON.stringify([
        {
          kind: 'lessonAttempt',
          id: attemptId,
          body: { id: attemptId, item_id: items[0]?.id, is_correct: true },
          username,
        },
      ]),
      writingDrafts: JSON.stringify({
        [`${username} ${textId}`]: {
          title: 'Del tren',
          text: 'Escribo sin red.',
          version: null,
          language: 'es',
          sampleId: null,
          at: Date.now() - 1000,
        },
      }),
      lessonsFor: JSON.stringify([username, 'en', 'es']),
      [`lesson_left_${id}`]: JSON.stringify({ whose: `${username}:en:es`, left: null }),
      [`lesson_intro_${id}`]: 'true',
    },
  )
  await page.goto('/vocabulary')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const titles = () => api<{ title: string }[]>(page, 'GET', '/api/writings')
  await expect.poll(async () => (await titles()).map(({ title }) => title), pollOptions).toEqual(['Del tren'])
  await expect.poll(() => activeDays(page), pollOptions).toEqual([{ day: dayOf(Date.now()), answers: 1 }])
  await expect.poll(() => outboxOf(page), pollOptions).toEqual([])
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /unsentAnswers|writingDrafts|lessonsFor|lesson_left/.test(key))).toEqual([])
  // The theory counts as read, so the lesson starts with its first question.
  await page.goto(`/excercise/lesson/${id}`)
  await page.locator('.word-bank .tile').first().waitFor()
  expect(pageErrors).toEqual([])
  await context.close()
})
