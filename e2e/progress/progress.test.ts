import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

/** Plays until more than `seconds` have been reported. @returns the last report and all reported seconds */
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

/** @returns the text of the page */
async function openProgress(page: Page): Promise<string> {
  await page.goto('/progress')
  await page.getByRole('heading', { name: 'Recently watched' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByText('Asking what is due').waitFor({ state: 'hidden' })
  return (await page.locator('.progress').first().textContent()) ?? ''
}

const secondsToday = (text: string) => Number(/Today(\d+)\ss of/.exec(text)?.[1] ?? 0)

async function repeatReport(page: Page, data: object | undefined, times: number) {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const statuses = new Set<number>()
  for (let done = 0; done < times; done += 20) {
    const batch = Array.from({ length: 20 }, () => page.request.post('/api/videoProgress', { data, headers }))
    for (const response of await Promise.all(batch)) statuses.add(response.status())
  }
  return [...statuses]
}

async function expectNoViolations(page: Page, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect([where, colorScheme, await axeViolations(page)]).toEqual([where, colorScheme, []])
  }
}

/** Changes the goal from 30 to 15 minutes by the link on the progress page. */
async function halveTheGoal(page: Page) {
  await page.getByText(/^The line: your goal of 30.min a day/).waitFor()
  await page.getByRole('link', { name: 'Change your goal' }).click()
  const goal = page.getByLabel('Daily goal')
  await expect.poll(() => goal.evaluate((element) => element === document.activeElement)).toBe(true)
  await goal.selectOption('15 minutes')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your profile is saved.').waitFor()
  await page.goto('/progress')
  await page.getByText(/^The line: your goal of 15.min a day/).waitFor()
}

test.each([
  ['a desktop', desktop, 1000],
  // The repetition is the server's part, so once with many is enough.
  ['a phone', phone, 20],
] as const)(
  'time played on %s is counted, and a report sent again changes nothing',
  async (name, device, repetitions) => {
    const { page, context, pageErrors } = await app.open(device)
    await signUp(page, `progress-${name.replace(' ', '-')}`)
    await page.goto('/progress')
    await page.getByRole('link', { name: 'Find a video' }).waitFor()
    await expectNoViolations(page, 'nothing yet')

    const { last, seconds } = await watch(page, 7)
    const text = await openProgress(page)
    // The delay between sending and receiving a report varies.
    expect(secondsToday(text)).toBeLessThanOrEqual(Math.ceil(seconds))
    expect(secondsToday(text)).toBeGreaterThan(seconds - 3)
    expect(text).toContain('La tortilla secreta')
    await expectNoViolations(page, 'after some seconds')

    expect(await repeatReport(page, last, repetitions)).toEqual([200])
    expect(await openProgress(page)).toBe(text)
    // A report of a whole day is refused: no more than the elapsed time can have been played.
    expect(await repeatReport(page, { ...last, time_delta: 86_400 }, 20)).toEqual([400])
    expect(await openProgress(page)).toBe(text)

    await halveTheGoal(page)

    await page.getByRole('tab', { name: 'Grammar' }).click()
    await page.getByRole('link', { name: 'Choose a topic' }).waitFor()
    await expectNoViolations(page, 'grammar')
    expect(pageErrors).toEqual([])
    await context.close()
  },
)

/** Active days of a year, in the format of the server. */
function fullYear(today: string, from: string) {
  const days = []
  for (let day = from, index = 0; day <= today; index++) {
    if (index % 7 !== 3) days.push({ day, seconds: ((index * 37) % 24) * 60, answers: (index * 13) % 40 })
    day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  }
  return days
}

test('a full year scrolls on a phone, and every chart has its table', async () => {
  const { page, context, pageErrors } = await app.open(phone)
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
  // The page does not scroll sideways; the year does, and starts at today.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const [left, scrollRange] = await year.evaluate((element) => [
    element.scrollLeft,
    element.scrollWidth - element.clientWidth,
  ])
  expect(scrollRange).toBeGreaterThan(300)
  expect(left).toBeGreaterThan((scrollRange ?? 0) - 2)
  await year.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => year.evaluate((element) => element.scrollLeft)).toBeLessThan(left ?? 0)

  for (const name of ['The days as a table', 'The weeks as a table']) await page.getByText(name).click()
  expect(await page.getByRole('table').count()).toBe(3)
  await expectNoViolations(page, 'a full year')
  expect(pageErrors).toEqual([])
  await context.close()
})
