import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { axeViolations, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

const publicPaths = [
  '/login',
  '/signup',
  '/onboarding',
  '/plans',
  '/success',
  '/cancel',
  `/sandbox-checkout/${'x'.repeat(43)}`,
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email?token=x',
]

const learnerPaths = [
  '/videos?level=all',
  '/songs?level=all',
  '/vocabulary',
  '/settings?tab=profile',
  '/settings?tab=password',
  '/settings?tab=subscription',
  '/plans',
  '/progress',
  '/excercise',
  '/reorder?native=en&target=es&level=A2',
  '/grammar',
  '/writing',
  '/writing?tab=samples',
  '/writing/sample/es-mi-calle',
]

/** Axe violations of a screen in both themes. One page load is enough, because only colours differ. */
async function violationsInBothThemes(page: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const violation of await axeViolations(page)) found.push(`${screen}, ${colorScheme}: ${violation}`)
  }
  return found
}

test.concurrent.each([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)('no screen of %s has axe violations, in light and dark', async (name, device) => {
  const { page, context, pageErrors } = await app.open(device)
  const violations: string[] = []
  const check = async (path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    violations.push(...(await violationsInBothThemes(page, path)))
  }
  for (const path of publicPaths) await check(path)
  await signUp(page, name.replace(' ', '-'))
  for (const path of learnerPaths) await check(path)
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.locator('.word').first().waitFor()
  violations.push(...(await violationsInBothThemes(page, 'player')))
  await page
    .locator('.word', { hasText: /^abuela$/i })
    .first()
    .click()
  await page.getByRole('dialog').filter({ hasText: 'grandmother' }).waitFor()
  violations.push(...(await violationsInBothThemes(page, 'word card')))
  expect(violations).toEqual([])
  expect(pageErrors).toEqual([])
  await context.close()
})
