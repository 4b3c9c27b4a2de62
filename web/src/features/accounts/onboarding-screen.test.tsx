// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { forgetOnboarding } from '../../parts/onboarding-answers.ts'
import { openAccounts } from './open-accounts.tsx'

afterEach(() => {
  cleanup()
  forgetOnboarding()
  localStorage.clear()
})

const pick = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choices = () => screen.getAllByRole('list')[0] as HTMLElement
const pickChoice = (name: RegExp) => userEvent.click(within(choices()).getByRole('button', { name }))
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
const stored = () => JSON.parse(localStorage.getItem('onboardingData') ?? '{}') as Record<string, unknown>

test('six steps lead to an account page whose button goes to signup', async () => {
  openAccounts('/onboarding')
  await pickChoice(/^English/)
  expect(within(choices()).queryByRole('button', { name: /^English/ })).toBeNull()
  await pick(/Greek/)
  await pick(/^A1/)
  await pick('Travel')
  await pick('More than 1 hour')
  expect(progress()).toBe('6')
  expect(screen.getByText('Choose 2 more')).toBeTruthy()
  await pick('Food')
  expect(screen.getByText('Choose 1 more')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await pick('Music')
  await pick('Continue')
  expect(stored()).toEqual({
    nativeLanguage: 'en',
    targetLanguage: 'el',
    level: 'A1',
    learningReason: 'travel',
    timePerDay: 90,
    interests: ['food', 'music'],
  })
  await userEvent.click(screen.getByRole('link', { name: 'Create your account' }))
  expect(screen.getByLabelText('address').textContent).toBe('/signup')
})

test('without an account one goes on as a guest, to the videos', async () => {
  localStorage.setItem(
    'onboardingData',
    JSON.stringify({
      nativeLanguage: 'en',
      targetLanguage: 'es',
      level: 'A1',
      learningReason: 'exam',
      timePerDay: 15,
      interests: ['food', 'news'],
    }),
  )
  openAccounts('/onboarding')
  expect(progress()).toBe('6')
  await pick('Continue')
  await pick('Continue without an account')
  expect(screen.getByLabelText('address').textContent).toBe('/videos')
  expect(localStorage.getItem('guest')).toBe('true')
})

test('Spanish as own language turns the interface Spanish, and back leads to the question again', async () => {
  openAccounts('/onboarding')
  await pickChoice(/^Español/)
  expect(screen.getByRole('heading', { name: '¿Qué idioma te gustaría leer y escuchar?' })).toBeTruthy()
  expect(localStorage.getItem('preferredNativeLanguage')).toBe('es')
  await pick('Atrás')
  expect(screen.getByRole('heading', { name: '¿Cuál es tu idioma?' })).toBeTruthy()
})

test('the back button of the browser steps back inside the wizard, as the one on the page does', async () => {
  openAccounts('/onboarding')
  await pickChoice(/^English/)
  await pick(/Greek/)
  await pick(/^A1/)
  expect(progress()).toBe('4')
  await pick("The browser's own Back")
  expect(progress()).toBe('3')
  await pick('Back')
  expect(progress()).toBe('2')
  await pick("The browser's own Back")
  expect(screen.getByRole('heading', { name: 'Which language is your own?' })).toBeTruthy()
  await pickChoice(/^English/)
  expect(progress()).toBe('2')
})

test('from signup the browser leads back to the interests, and from there to each question before', async () => {
  const answers = {
    nativeLanguage: 'en',
    targetLanguage: 'es',
    level: 'A1',
    learningReason: 'exam',
    timePerDay: 15,
  }
  localStorage.setItem('onboardingData', JSON.stringify({ ...answers, interests: ['food', 'news'] }))
  openAccounts('/onboarding')
  await pick('Continue')
  await userEvent.click(screen.getByRole('link', { name: 'Create your account' }))
  await pick("The browser's own Back")
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  await pick('Back')
  expect(progress()).toBe('5')
})

test('answers that cannot be read are said, and asked again', () => {
  localStorage.setItem('onboardingData', '{"nativeLanguage":')
  openAccounts('/onboarding')
  expect(screen.getByText(/We could not read your earlier answers/)).toBeTruthy()
  expect(progress()).toBe('1')
})
