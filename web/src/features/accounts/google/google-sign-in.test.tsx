import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveOnboarding } from '@verbena/contract/accounts/accounts'
import { getSignInOptions, signInWithGoogle } from '@verbena/contract/accounts/sessions'
import { afterAll, afterEach, expect, test } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { ApiFailure, type FakeRequest } from '../../../api/testing/fake-server.ts'
import { setInterfaceLanguage } from '../../../i18n/i18n.ts'
import { saveOnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'
import { shownToasts } from '../../../ui/feedback/toast-store.ts'
import { fakeGoogle } from '../testing/fake-google.ts'
import { answerWith, closeAccounts, renderAccounts, sessionReply } from '../testing/render-accounts.tsx'

const google = fakeGoogle()
afterEach(() => {
  closeAccounts()
  google.drawn.length = 0
})
afterAll(google.remove)

type Reply = Parameters<typeof serve>[0]
const answers = { nativeLanguage: 'en', targetLanguage: 'es', interests: ['news', 'food'] } as const
const refused = { success: false, message: 'No.', requiresOnboarding: false }
const notKnownYet = { success: false, message: 'Who are you?', requiresOnboarding: true }
const entered = { ...sessionReply, requiresOnboarding: false, isPasswordRemoved: false }

function serve(
  reply:
    | typeof entered
    | typeof refused
    | ApiFailure
    | ((request: FakeRequest) => typeof entered | Promise<typeof entered>),
  googleClientId: string | null = 'client-1',
) {
  return answerWith([
    [getSignInOptions, { googleClientId }],
    [signInWithGoogle, reply],
    [saveOnboarding, { success: true, user: sessionReply.user }],
  ])
}

async function returnFromGoogle(address: '/login' | '/signup') {
  if (address === '/signup') saveOnboardingAnswers({ ...answers, interests: [...answers.interests] })
  renderAccounts(address)
  await screen.findByRole('button', { name: /^Google:/ })
  google.chooseAccount('google-token')
}

const address = () => screen.getByLabelText('address').textContent
const messageArea = () => screen.getByRole('alert').textContent
const unavailable = 'Google Sign-In is not available right now. Please try again later.'

test.each([
  ['/login', 'Continue with Google'],
  ['/signup', 'Sign up with Google'],
])('where Google is not configured, %s has our own button, which shows an error', async (path, name) => {
  saveOnboardingAnswers({ nativeLanguage: 'en', targetLanguage: 'es' })
  serve(refused, null)
  renderAccounts(path)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(messageArea()).toBe(unavailable)
  expect(google.drawn).toEqual([])
})

test('a script that did not load is loaded again by a press', async () => {
  google.setScript(false)
  serve(refused)
  renderAccounts('/login')
  await expect.poll(() => google.scripts.length).toBe(1)
  google.setScript(true)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByRole('button', { name: 'Google: continue_with' })).toBeTruthy()
  expect(google.scripts).toHaveLength(2)
  // Google's script draws its button before React shows the cleared message.
  await expect.poll(messageArea).toBe('')
})

test("Google's button has the language and width of the page", async () => {
  serve(refused)
  renderAccounts('/login')
  await screen.findByRole('button', { name: 'Google: continue_with' })
  setInterfaceLanguage('es')
  await expect.poll(() => google.drawn.at(-1)?.locale).toBe('es')
  expect(google.drawn.at(-1)).toMatchObject({ text: 'continue_with', theme: 'outline', width: 200 })
  expect(screen.getAllByRole('button', { name: /^Google:/ })).toHaveLength(1)
})

test('login sends only the token, and stores the session', async () => {
  const server = serve(entered)
  localStorage.setItem('guest', 'true')
  await returnFromGoogle('/login')
  await expect.poll(() => getSession()?.accessToken).toBe('access-1')
  expect(server.requests.at(-1)?.body).toEqual({ token: 'google-token', isLogin: true })
  expect(localStorage.getItem('isAuthenticated')).toBe('true')
  expect(localStorage.getItem('guest')).toBeNull()
})

test('signup sends the languages with level B2 by default, then the other answers', async () => {
  const server = serve(entered)
  await returnFromGoogle('/signup')
  expect(await screen.findByText('Account created successfully!')).toBeTruthy()
  expect(server.requests.slice(1).map(({ body }) => body)).toEqual([
    { token: 'google-token', isLogin: false, nativelanguage: 'en', targetlanguage: 'es', level: 'B2' },
    { ...answers, level: 'B2' },
  ])
  expect(JSON.parse(localStorage.getItem('onboardingData') ?? '')).toMatchObject({ username: 'marta' })
})

test('an existing account keeps its own answers', async () => {
  const user = { ...sessionReply.user, targetLanguage: 'fr' as const, interests: ['music'] }
  const server = serve({ ...entered, user })
  await returnFromGoogle('/signup')
  await expect.poll(() => getSession()?.user.targetLanguage).toBe('fr')
  expect(server.requests.some(({ path }) => path === saveOnboarding.path)).toBe(false)
  expect(shownToasts()).toEqual([])
})

test.each(['/login', '/signup'] as const)(
  'from %s, an account whose password was removed by the link shows a message',
  async (path) => {
    const server = serve({ ...entered, isPasswordRemoved: true })
    await returnFromGoogle(path)
    expect(
      await screen.findByText(/Its password was removed, and other browsers were signed out/),
    ).toBeTruthy()
    expect(server.requests.some(({ path: requested }) => requested === saveOnboarding.path)).toBe(false)
  },
)

test.each<[string, Reply]>([
  ['the server asks for onboarding', notKnownYet],
  ['its message mentions required preferences', { ...refused, message: 'Missing required preferences' }],
  ['it refuses for required preferences', new ApiFailure('INVALID_REQUEST', 'Required preferences')],
])('on login, when %s, it opens the wizard without a message', async (_, reply) => {
  serve(reply)
  await returnFromGoogle('/login')
  await expect.poll(address).toBe('/onboarding')
  expect(shownToasts()).toEqual([])
  expect(getSession()).toBeNull()
})

test('on signup, when the server asks for onboarding, it opens the wizard with a message', async () => {
  serve(notKnownYet)
  await returnFromGoogle('/signup')
  await expect.poll(address).toBe('/onboarding')
  expect(screen.getByText('Please complete onboarding first to set your language preferences.')).toBeTruthy()
})

const broken = () => {
  throw new Error('cut off')
}
test.each<[string, Reply, string]>([
  ['answered with no', refused, 'Google login failed: No.'],
  [
    'answered with an empty no',
    { ...refused, message: '' },
    'Google login failed: An unknown error occurred.',
  ],
  [
    'refused',
    new ApiFailure('GOOGLE_REFUSED'),
    'Google login failed: Google could not confirm who you are. Please try again.',
  ],
  ['not configured any more', new ApiFailure('NOT_CONFIGURED'), unavailable],
  ['broken', broken, 'Error during Google authentication. Please try again.'],
])('a request that is %s shows an error above the form', async (_, reply, message) => {
  serve(reply)
  await returnFromGoogle('/login')
  await expect.poll(messageArea).toBe(message)
  expect(address()).toBe('/login')
})
