import type { Page } from 'playwright-core'

/** From the first page to the last step of the wizard: English to Spanish, A2. */
export async function answerTheWizard(page: Page) {
  await page.goto('/')
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Choose your language' }).click()
  for (const [step, choice] of [/English/, /Español/, /A2/, /Travel/, /30 minutes/].entries()) {
    await page.getByText(`${step + 1} of 6`, { exact: true }).waitFor()
    await page.locator('.choice', { hasText: choice }).click()
  }
  for (const interest of ['Food', 'Music']) await page.getByRole('button', { name: interest }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

export const password = 'plum-harbour-seven'

export async function signUp(page: Page, username: string) {
  await answerTheWizard(page)
  await page.getByRole('main').getByText('Create your account', { exact: true }).last().click()
  await fillSignUp(page, username)
  await page.waitForURL(/\/(songs|videos)/)
}

export async function fillSignUp(page: Page, username: string) {
  await page.waitForURL('**/signup')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function logIn(page: Page, username: string, secret = password) {
  await page.waitForURL('**/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
