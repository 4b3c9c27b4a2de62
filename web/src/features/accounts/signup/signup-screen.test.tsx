import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveOnboarding } from '@verbena/contract/accounts/accounts'
import type { Interest } from '@verbena/contract/accounts/onboarding'
import { login, register } from '@verbena/contract/accounts/sessions'
import { afterEach, expect, test } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { saveOnboardingAnswers } from '../../../parts/learner/onboarding-answers.ts'
import { answerWith, closeAccounts, renderAccounts, sessionReply } from '../testing/render-accounts.tsx'
import { sendUnsentOnboardingAnswers } from './send-onboarding-answers.ts'

afterEach(closeAccounts)

const answers = {
  nativeLanguage: 'en',
  targetLanguage: 'es',
  timePerDay: 30,
  interests: ['news', 'food'],
} as const

async function signUp(password: string, interests: Interest[] = [...answers.interests], username = 'marta') {
  saveOnboardingAnswers({ ...answers, interests })
  renderAccounts('/signup')
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

test('without onboarding answers it leads to the wizard', () => {
  renderAccounts('/signup')
  expect(screen.getByLabelText('address').textContent).toBe('/onboarding')
})

test('a password under six characters is refused here, before anything is sent', async () => {
  const server = answerWith([[register, sessionReply]])
  await signUp('short')
  expect(screen.getByText('Password must be at least 6 characters long.')).toBeTruthy()
  expect(server.requests).toHaveLength(0)
})

test('a name that mixes alphabets is refused at its field, before anything is sent', async () => {
  const server = answerWith([])
  await signUp('verbena12', undefined, 'mаrta')
  expect(screen.getByText(/mixes letters of different alphabets/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Username'))
  expect(server.requests).toHaveLength(0)
})

test('an account is registered with level B2 by default, and the answers follow', async () => {
  const user = { ...sessionReply.user, timePerDay: 30 }
  const server = answerWith([
    [register, sessionReply],
    [saveOnboarding, { success: true, user }],
  ])
  await signUp('verbena12')
  expect(await screen.findByText('Account created successfully!')).toBeTruthy()
  expect(server.requests.map((request) => request.body)).toEqual([
    { username: 'marta', password: 'verbena12', nativelanguage: 'en', targetlanguage: 'es', level: 'B2' },
    { ...answers, level: 'B2' },
  ])
  expect(server.requests[1]?.bearer).toBe('access-1')
  expect(getSession()?.user.timePerDay).toBe(30)
  expect(JSON.stringify({ ...localStorage })).not.toContain('verbena12')
  const { nativeLanguage, targetLanguage, timePerDay } = answers
  expect(JSON.parse(localStorage.getItem('onboardingData') ?? '')).toEqual({ ...answers, username: 'marta' })
  expect(JSON.parse(localStorage.getItem('userPreferences') ?? '')).toEqual({
    nativeLanguage,
    targetLanguage,
    learningReason: null,
    timePerDay,
  })
  for (const flag of ['isAuthenticated', 'isOnboardingComplete'])
    expect(localStorage.getItem(flag)).toBe('true')
  expect(localStorage.getItem('username')).toBe('marta')
})

test('the account stands when its answers could not be saved', async () => {
  answerWith([
    [register, sessionReply],
    [saveOnboarding, new ApiFailure('INTERNAL')],
  ])
  await signUp('verbena12')
  expect(
    await screen.findByText(/Your account is ready, but some of your answers were not saved/),
  ).toBeTruthy()
  expect(getSession()?.user.username).toBe('marta')
})

test('a name that is taken is said at its field', async () => {
  answerWith([[register, new ApiFailure('USERNAME_TAKEN')]])
  await signUp('verbena12')
  const note = await screen.findByText('This username is already taken')
  const field = screen.getByLabelText('Username') as HTMLInputElement
  expect(field.getAttribute('aria-describedby')).toBe(note.id)
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('marta')
})

test.each([
  ['PASSWORD_TOO_SHORT', 'Password must be at least 6 characters long.', 'Password'],
  [
    'PASSWORD_TOO_COMMON',
    'This password is one of the first that others would try. Please choose another.',
    'Password',
  ],
  ['INVALID_REQUEST', 'Registration failed.', null],
  ['INTERNAL', 'Server error. Please try again later.', null],
] as const)('%s is said where it belongs: %s', async (code, message, label) => {
  answerWith([[register, new ApiFailure(code)]])
  await signUp('verbena12')
  const note = await screen.findByText(message)
  if (label) expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBe(note.id)
  else expect(note.closest('[role=alert]')).toBeTruthy()
})

test('both fields are required', async () => {
  const server = answerWith([[register, sessionReply]])
  saveOnboardingAnswers({ nativeLanguage: 'en', targetLanguage: 'es' })
  renderAccounts('/signup')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a wizard that was left half-way keeps what was answered', async () => {
  const server = answerWith([
    [register, sessionReply],
    [saveOnboarding, { success: true, user: sessionReply.user }],
  ])
  await signUp('verbena12', [])
  expect(await screen.findByText('Account created successfully!')).toBeTruthy()
  const { interests: _, ...others } = answers
  expect(server.requests[1]?.body).toEqual({ ...others, level: 'B2' })
})

test('answers that were cut off are sent at the next load', async () => {
  answerWith([
    [register, sessionReply],
    [saveOnboarding, new ApiFailure('DATABASE_AWAY')],
  ])
  await signUp('verbena12')
  await screen.findByText(/some of your answers were not saved/)
  const second = answerWith([[saveOnboarding, { success: true, user: sessionReply.user }]])
  await sendUnsentOnboardingAnswers(sessionReply.user)
  expect(second.requests[0]?.body).toMatchObject({ timePerDay: 30, interests: ['news', 'food'] })
  await sendUnsentOnboardingAnswers(sessionReply.user)
  expect(second.requests).toHaveLength(1)
})

test('a sign-up whose answer was lost lets its own account in when it is tried again', async () => {
  let tries = 0
  answerWith([
    [
      register,
      () => {
        if (tries++ === 0) throw new TypeError('connection lost')
        return new ApiFailure('USERNAME_TAKEN')
      },
    ],
    [login, sessionReply],
    [saveOnboarding, { success: true, user: sessionReply.user }],
  ])
  await signUp('verbena12')
  await screen.findByText('An error occurred during registration. Please try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText('Account created successfully!')).toBeTruthy()
  expect(getSession()?.user.username).toBe('marta')
})
