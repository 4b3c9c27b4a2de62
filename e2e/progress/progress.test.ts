import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { accessibilityFaults, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

/** Plays until so many seconds have been reported, and gives the last report. */
async function watch(page: Page, seconds: number) {
  const reports: { time_delta: number; isPaused: boolean }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/videoProgress')) reports.push(request.postDataJSON())
  })
  const reported = () => reports.reduce((sum, { time_delta }) => sum + time_delta, 0)
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.locator('.word').first().waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).last().click()
  await expect.poll(reported, { timeout: 40_000 }).toBeGreaterThan(seconds)
  await page.getByRole('button', { name: 'Pause', exact: true }).last().click()
  await expect.poll(() => reports.at(-1)?.isPaused).toBe(true)
  return { last: reports.at(-1), seconds: reported() }
}

/** All that the page says. */
async function openProgress(page: Page): Promise<string> {
  await page.goto('/progress')
  await page.getByRole('heading', { name: 'Recently watched' }).waitFor()
  await page.waitForLoadState('networkidle')
  return (await page.locator('.progress').first().textContent()) ?? ''
}

const secondsToday = (text: string) => Number(/Today(\d+)\ss of/.exec(text)?.[1] ?? 0)

async function repeat(page: Page, data: object | undefined, times: number) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const statuses = new Set<number>()
  for (let done = 0; done < times; done += 20) {
    const some = Array.from({ length: 20 }, () => page.request.post('/api/videoProgress', { data, headers }))
    for (const response of await Promise.all(some)) statuses.add(response.status())
  }
  return [...statuses]
}

async function expectNoFaults(page: Page, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect([where, colorScheme, await accessibilityFaults(page)]).toEqual([where, colorScheme, []])
  }
}

/** From the thirty minutes of the wizard to fifteen, by the way that the page of progress shows. */
async function halveTheGoal(page: Page) {
  await page.getByText(/^The line: your goal of 30.min a day/).waitFor()
  await page.getByRole('link', { name: 'Change your goal' }).click()
  const goal = page.getByLabel('Daily goal')
  await expect.poll(() => goal.evaluate((one) => one === document.activeElement)).toBe(true)
  await goal.selectOption('15 minutes')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your profile is saved.').waitFor()
  await page.goto('/progress')
  await page.getByText(/^The line: your goal of 15.min a day/).waitFor()
}

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)(
  'what was played on %s is counted, and the same call a thousand times changes nothing',
  async (name, device) => {
    const { page, context, complaints } = await app.open(device)
    await signUp(page, `progress-${name.replace(' ', '-')}`)
    await page.goto('/progress')
    await page.getByRole('link', { name: 'Find a video' }).waitFor()
    await expectNoFaults(page, 'nothing yet')

    const { last, seconds } = await watch(page, 7)
    const text = await openProgress(page)
    // Reports arrive a little sooner or later than they were sent.
    expect(secondsToday(text)).toBeLessThanOrEqual(Math.ceil(seconds))
    expect(secondsToday(text)).toBeGreaterThan(seconds - 3)
    expect(text).toContain('La tortilla secreta')
    await expectNoFaults(page, 'after some seconds')

    expect(await repeat(page, last, 1000)).toEqual([200])
    expect(await openProgress(page)).toBe(text)
    // Nor does a day in one call: no more can have been played than has passed.
    expect(await repeat(page, { ...last, time_delta: 86_400 }, 20)).toEqual([400])
    expect(await openProgress(page)).toBe(text)

    await halveTheGoal(page)

    await page.getByRole('tab', { name: 'Grammar' }).click()
    await page.getByRole('link', { name: 'Choose a topic' }).waitFor()
    await expectNoFaults(page, 'grammar')
    expect(complaints).toEqual([])
    await context.close()
  },
)

/** Days of a year as the server tells them: a learner of many months, made at once. */
function fullYear(today: string, from: string) {
  const days = []
  for (let day = from, index = 0; day <= today; index++) {
    if (index % 7 !== 3) days.push({ day, seconds: ((index * 37) % 24) * 60, answers: (index * 13) % 40 })
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  }
  return days
}

test('a full year scrolls on a phone, and every chart has its table', async () => {
  const { page, context, complaints } = await app.open(phone)
  await signUp(page, 'a-full-year')
  await page.route('**/api/progress?*', async (route) => {
    const reply = await (await route.fetch()).json()
    const days = fullYear(reply.today.day, reply.calendar.from)
    const wordsKnown = reply.wordsKnown.map(({ day }: { day: string }, week: number) => ({
      day,
      known: week * 23,
    }))
    await route.fulfill({ json: { ...reply, calendar: { ...reply.calendar, days }, wordsKnown } })
  })
  await page.goto('/progress')
  const year = page.getByRole('region', { name: /^A year of days, drawn/ })
  await year.waitFor()
  // The page itself does not scroll sideways; the year does, and shows today first.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const [left, room] = await year.evaluate((one) => [one.scrollLeft, one.scrollWidth - one.clientWidth])
  expect(room).toBeGreaterThan(300)
  expect(left).toBeGreaterThan((room ?? 0) - 2)
  await year.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => year.evaluate((one) => one.scrollLeft)).toBeLessThan(left ?? 0)

  for (const name of ['The days as a table', 'The weeks as a table']) await page.getByText(name).click()
  expect(await page.getByRole('table').count()).toBe(3)
  await expectNoFaults(page, 'a full year')
  expect(complaints).toEqual([])
  await context.close()
})
