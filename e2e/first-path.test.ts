import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accessibilityFaults, desktop, launchBrowser, openPage, phone } from './browser.ts'
import { answerTheWizard, signUp } from './newcomer.ts'
import {
  freePort,
  type ServerProcess,
  startServer,
  stopLeftDatabase,
  temporaryFolder,
} from './server-process.ts'

let browser: Browser
let server: ServerProcess
let folder: ReturnType<typeof temporaryFolder>
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  folder = temporaryFolder()
  server = await startServer(folder.path, await freePort())
})
afterEach(async () => {
  await server.kill('SIGTERM')
  stopLeftDatabase(folder.path)
  folder.remove()
})

const positionOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

describe.each([
  ['a desktop', desktop],
  ['a phone, by touch', phone],
] as const)('a newcomer on %s', (name, device) => {
  test('signs up, watches, touches a word, saves it, practises it, and finds it after kill -9', async () => {
    const { page, context, complaints } = await openPage(browser, device, server.address)
    const press = (label: string | RegExp) => page.getByRole('button', { name: label }).first()
    await signUp(page, `newcomer-${name.length}`)

    await page.getByRole('link', { name: 'Videos' }).first().click()
    await page.getByRole('link', { name: /La tortilla secreta/ }).click()
    await page.waitForURL('**/video/la-tortilla-secreta')
    await page.locator('[aria-current="true"]').first().waitFor()

    await press(/^Play/).click()
    const before = await positionOf(page)
    await page.waitForFunction(
      (start) => (document.querySelector('video')?.currentTime ?? 0) > start + 1.5,
      before,
    )
    const seconds = await positionOf(page)
    const activeTime = await page.locator('.line[aria-current="true"]').first().textContent()
    expect(activeTime).toMatch(/0:1/)
    expect(seconds).toBeGreaterThan(15)
    await page.waitForTimeout(5500)

    const word = page.locator('.word', { hasText: /^abuela$/i }).first()
    await word.scrollIntoViewIfNeeded()
    await word.click()
    const card = page.getByRole('dialog').filter({ hasText: 'grandmother' })
    await card.waitFor()
    expect(await card.textContent()).toContain('noun')
    await card.getByRole('button', { name: /^Save to/ }).click()
    await page
      .getByText(/Saved to/)
      .first()
      .waitFor({ state: 'attached' })

    await server.kill('SIGKILL')
    server = await startServer(folder.path, Number(new URL(server.address).port))

    await page.goto('/vocabulary')
    await page.getByText('1 word', { exact: true }).first().waitFor()
    await page.getByText('Practise', { exact: true }).first().click()
    await page.getByLabel('Type the translation').fill('grandmother')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('Correct', { exact: true }).first().waitFor()
    // A press within a moment of the verdict is taken for a double click.
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: /See the score|Next word/ }).click()
    await page.getByRole('heading', { name: '1 of 1 correct' }).waitFor()

    await page.goto('/video/la-tortilla-secreta')
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 15)
    expect(await positionOf(page)).toBeGreaterThan(seconds - 1)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('a guest looks around without an account, and is asked to sign in where saving begins', async () => {
  const { page, context, complaints } = await openPage(browser, desktop, server.address)
  await answerTheWizard(page)
  await page.getByText('Continue without an account').click()
  await page.waitForURL('**/videos')
  await page.getByRole('link', { name: /La tortilla secreta/ }).click()
  await page
    .locator('.word', { hasText: /^abuela$/i })
    .first()
    .click()
  const card = page.getByRole('dialog').filter({ hasText: 'grandmother' })
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('link', { name: 'Sign up' }).waitFor()
  await page.goto('/vocabulary')
  await page.waitForURL('**/login')
  expect(complaints).toEqual([])
  await context.close()
})

test('signing out closes the protected pages, also for a token that was kept', async () => {
  const { page, context } = await openPage(browser, desktop, server.address)
  await signUp(page, 'leaver')
  const kept = await page.evaluate(() => localStorage.getItem('refresh_token'))
  const told = page.waitForResponse('**/api/auth/logout')
  await page.getByText('Log out').first().click()
  await told
  await page.waitForURL('**/login')
  await page.goto('/vocabulary')
  await page.waitForURL('**/login')
  const answer = await page.request.post('/api/auth/refresh', {
    headers: { authorization: `Bearer ${kept}` },
  })
  expect(answer.status()).toBe(401)
  await context.close()
})

describe.each(['light', 'dark'] as const)('axe finds nothing in %s', (colorScheme) => {
  test.each([desktop, phone].map((device, index) => [index === 0 ? 'desktop' : 'phone', device] as const))(
    'on the screens of the first path, %s',
    async (_, device) => {
      const { page, context, complaints } = await openPage(
        browser,
        { ...device, colorScheme, reducedMotion: 'reduce' },
        server.address,
      )
      const faults: Record<string, string[]> = {}
      const check = async (screen: string) => {
        const found = await accessibilityFaults(page)
        if (found.length > 0) faults[screen] = found
      }
      await page.goto('/login')
      await page.getByLabel('Username').waitFor()
      await check('login')
      await page.goto('/onboarding')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await check('onboarding')
      await signUp(page, `eyes-${colorScheme}-${device.viewport?.width}`)
      for (const path of ['/videos?level=all', '/songs?level=all', '/vocabulary', '/settings']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await check(path)
      }
      await page.goto('/video/la-tortilla-secreta')
      await page.locator('.word').first().waitFor()
      await check('player')
      await page
        .locator('.word', { hasText: /^abuela$/i })
        .first()
        .click()
      await page.getByRole('dialog').filter({ hasText: 'grandmother' }).waitFor()
      await check('word card')
      expect(faults).toEqual({})
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})
