import { pageCookies } from '@verbena/contract/pages'
import type { Page } from 'playwright-core'

/** From the first page to the last step of onboarding: English to Spanish, A2. */
export async function completeOnboarding(page: Page) {
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

/**
 * Creates a learner by the API calls of onboarding and the sign-up page, which is faster than using the screens. No screen
 * is open afterwards.
 */
export async function signUp(page: Page, username: string) {
  const credentials = { username, password }
  const chosen = { nativelanguage: 'en', targetlanguage: 'es', level: 'A2' }
  const registered = await page.request.post('/api/auth/register', { data: { ...credentials, ...chosen } })
  const session = await registered.json()
  if (!registered.ok()) throw new Error(`${username} could not sign up: ${session.message}`)
  const answers = { learningReason: 'travel', timePerDay: 30, interests: ['food', 'music'] }
  const saved = await page.request.post('/api/auth/onboarding', {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: answers,
  })
  const { user } = await saved.json()
  const { nativeLanguage, targetLanguage, learningReason, timePerDay } = user
  const preferences = { nativeLanguage, targetLanguage, learningReason, timePerDay }
  // A page of the same origin that does not run the product's code.
  await page.goto('/api/health')
  // As the product does when a learner signs in. Without the cookie, the first page would load itself again.
  await page.evaluate((cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
    document.cookie = `${cookie}=learner; Path=/`
  }, pageCookies.visitor)
  await page.evaluate(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    {
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      user: JSON.stringify(user),
      username,
      isAuthenticated: 'true',
      isOnboardingComplete: 'true',
      userPreferences: JSON.stringify(preferences),
      onboardingData: JSON.stringify({ nativeLanguage, targetLanguage, level: 'A2', ...answers, username }),
    },
  )
}

export async function signUpOnScreen(page: Page, username: string) {
  await completeOnboarding(page)
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
