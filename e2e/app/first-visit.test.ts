import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { appForFile } from '../harness/app-fixture.ts'
import { desktop, phone } from '../harness/browser.ts'
import { answerTheWizard, signUp, signUpByHand } from '../harness/sign-up.ts'

const app = appForFile()

const positionOf = (page: Page) => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)

describe.each([
  ['a desktop', desktop],
  ['a phone, by touch', phone],
] as const)('a newcomer on %s', (name, device) => {
  test('signs up, watches, touches a word, saves it, practises it, and finds it after kill -9', async () => {
    const { page, context, complaints } = await app.open(device)
    const press = (label: string | RegExp) => page.getByRole('button', { name: label }).first()
    await signUpByHand(page, `newcomer-${name.length}`)

    await page.getByRole('link', { name: 'Videos' }).first().click()
    await page.getByRole('link', { name: /La tortilla secreta/ }).click()
    await page.waitForURL('**/video/la-tortilla-secreta')
    await page.getByRole('tab', { name: 'Transcription' }).click()
    await page.locator('.line[aria-current="true"]').first().waitFor()

    await press(/^Play/).click()
    const before = await positionOf(page)
    await page.waitForFunction(
      (start) => (document.querySelector('video')?.currentTime ?? 0) > start + 1.5,
      // A film that is not there yet stands at 0, and then begins at 15.
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
  const { page, context, complaints } = await app.open(desktop)
  await answerTheWizard(page)
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
  expect(complaints).toEqual([])
  await context.close()
})

test('signing out closes the protected pages, also for a token that was kept', async () => {
  const { page, context } = await app.open(desktop)
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
