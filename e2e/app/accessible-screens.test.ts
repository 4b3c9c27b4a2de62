import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedApp } from '../harness/app-fixture.ts'
import { accessibilityFaults, desktop, phone } from '../harness/browser.ts'
import { signUp } from '../harness/sign-up.ts'

const app = sharedApp()

const forEverybody = [
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

const forLearners = [
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

/** What axe finds on a screen in both themes; one load serves them, because only colours differ. */
async function faultsInBothThemes(page: Page, screen: string): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const fault of await accessibilityFaults(page)) found.push(`${screen}, ${colorScheme}: ${fault}`)
  }
  return found
}

test.each([
  ['a desktop', desktop],
  ['a phone', phone],
] as const)('axe finds nothing on any screen of %s, in light and dark', async (name, device) => {
  const { page, context, complaints } = await app.open(device)
  const faults: string[] = []
  const check = async (path: string) => {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    faults.push(...(await faultsInBothThemes(page, path)))
  }
  for (const path of forEverybody) await check(path)
  await signUp(page, name.replace(' ', '-'))
  for (const path of forLearners) await check(path)
  await page.goto('/video/la-tortilla-secreta?tab=transcription')
  await page.locator('.word').first().waitFor()
  faults.push(...(await faultsInBothThemes(page, 'player')))
  await page
    .locator('.word', { hasText: /^abuela$/i })
    .first()
    .click()
  await page.getByRole('dialog').filter({ hasText: 'grandmother' }).waitFor()
  faults.push(...(await faultsInBothThemes(page, 'word card')))
  expect(faults).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
