import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { appForFile } from '../harness/app-fixture.ts'
import { desktop, phone } from '../harness/browser.ts'
import { completeOnboarding, signUp, signUpOnScreen } from '../harness/sign-up.ts'

const app = appForFile()

const positionOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

describe.each([
  ['a desktop', desktop],
  ['a phone, by touch', phone],
] as const)('a newcomer on %s', (name, device) => {
  test('signs up, watches a video, looks up and saves a word, and continues after the server was killed', async () => {
    const { page, context, pageErrors } = await app.open(device)
    const press = (label: string | RegExp) => page.getByRole('button', { name: label }).first()
    await signUpOnScreen(page, `newcomer-${name.length}`)

    await page.getByRole('link', { name: 'Videos' }).first().click()
    await page.getByRole('link', { name: /La tortilla secreta/ }).click()
    await page.waitForURL('**/video/la-tortilla-secreta')
    await page.getByRole('tab', { name: 'Transcription' }).click()
    await page.locator('.line[aria-current="true"]').first().waitFor()

    await press(/^Play/).click()
    const before = await positionOf(page)
    await page.waitForFunction(
      (start) => (document.querySelector('video')?.currentTime ?? 0) > start + 1.5,
      // A video that has not loaded is at 0 and then starts at 15.
      Math.max(15, before),
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

    await app.server().kill('SIGKILL')
    await app.start()

    await page.goto('/vocabulary')
    await page.getByText('1 word', { exact: true }).first().waitFor()
    await page.getByText('Practise', { exact: true }).first().click()
    await page.getByLabel('Type the translation').fill('grandmother')
    await page.getByRole('button', { name: 'Check' }).click()
    await page.getByText('Correct!', { exact: true }).first().waitFor()
    // The page ignores a click shortly after the verdict, because it may be part of a double click.
    await page.waitForTimeout(500)
    await page.getByRole('button', { name: /See the score|Next word/ }).click()
    await page.getByRole('heading', { name: '1 of 1 correct' }).waitFor()

    await page.goto('/video/la-tortilla-secreta')
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 15)
    expect(await positionOf(page)).toBeGreaterThan(seconds - 1)
    expect(pageErrors).toEqual([])
    await context.close()
  })
})

test('a guest can look up words without an account, and is asked to sign up when saving one', async () => {
  const { page, context, pageErrors } = await app.open(desktop)
  await completeOnboarding(page)
  await page.getByText('Continue without an account').click()
  await page.waitForURL('**/videos')
  await page.getByRole('link', { name: /La tortilla secreta/ }).click()
  await page.getByRole('tab', { name: 'Transcription' }).click()
  await page
    .locator('.word', { hasText: /^abuela$/i })
    .first()
    .click()
  const card = page.getByRole('dialog').filter({ hasText: 'grandmother' })
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByRole('link', { name: 'Sign up' }).waitFor()
  await page.goto('/vocabulary')
  await page.waitForURL('**/login')
  expect(pageErrors).toEqual([])
  await context.close()
})

test('after signing out, protected pages lead to the login and the old refresh token is refused', async () => {
  const { page, context } = await app.open(desktop)
  await signUp(page, 'leaver')
  await page.goto('/songs')
  const refreshToken = await page.evaluate(() => localStorage.getItem('refresh_token'))
  const loggedOut = page.waitForResponse('**/api/auth/logout')
  await page.getByText('Log out').first().click()
  await loggedOut
  await page.waitForURL('**/login')
  await page.goto('/vocabulary')
  await page.waitForURL('**/login')
  const reply = await page.request.post('/api/auth/refresh', {
    headers: { authorization: `Bearer ${refreshToken}` },
  })
  expect(reply.status()).toBe(401)
  await context.close()
})
