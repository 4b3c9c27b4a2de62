import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerWith, closeAccounts, renderAccounts } from '../testing/render-accounts.tsx'

beforeEach(() => {
  answerWith([])
})
afterEach(closeAccounts)

const pick = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choices = () => screen.getAllByRole('list')[0] as HTMLElement
const pickChoice = (name: RegExp) => userEvent.click(within(choices()).getByRole('button', { name }))
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
const stored = () => JSON.parse(localStorage.getItem('onboardingData') ?? '{}') as Record<string, unknown>

test('six steps lead to an account page whose button goes to signup', async () => {
  renderAccounts('/onboarding')
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

test('without an account a guest continues to the videos', async () => {
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
  renderAccounts('/onboarding')
  expect(progress()).toBe('6')
  await pick('Continue')
  await pick('Continue without an account')
  expect(screen.getByLabelText('address').textContent).toBe('/videos')
  expect(localStorage.getItem('guest')).toBe('true')
})

test('Spanish as native language switches the interface to Spanish, and back returns to the question', async () => {
  renderAccounts('/onboarding')
  await pickChoice(/^Español/)
  expect(screen.getByRole('heading', { name: '¿Qué idioma te gustaría leer y escuchar?' })).toBeTruthy()
  expect(localStorage.getItem('preferredNativeLanguage')).toBe('es')
  await pick('Atrás')
  expect(screen.getByRole('heading', { name: '¿Cuál es tu idioma?' })).toBeTruthy()
})

test('the back button of the browser steps back inside the wizard, like the one on the page', async () => {
  renderAccounts('/onboarding')
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

test('from signup the browser returns to the interests, and from there to each earlier question', async () => {
  const answers = {
    nativeLanguage: 'en',
    targetLanguage: 'es',
    level: 'A1',
    learningReason: 'exam',
    timePerDay: 15,
  }
  localStorage.setItem('onboardingData', JSON.stringify({ ...answers, interests: ['food', 'news'] }))
  renderAccounts('/onboarding')
  await pick('Continue')
  await userEvent.click(screen.getByRole('link', { name: 'Create your account' }))
  await pick("The browser's own Back")
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  await pick('Back')
  expect(progress()).toBe('5')
})

test('the wizard works by the keyboard alone, and focuses each question', async () => {
  renderAccounts('/onboarding')
  const user = userEvent.setup()
  for (const step of ['2', '3', '4', '5', '6']) {
    await user.tab()
    expect(document.activeElement).toBe(within(choices()).getAllByRole('button')[0])
    await user.keyboard(step === '3' ? ' ' : '{Enter}')
    expect(progress()).toBe(step)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  }
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.keyboard(' ')
  await user.keyboard('{Tab>9/}{Enter}')
  expect(screen.getByRole('heading', { name: 'Crea tu cuenta' })).toBe(document.activeElement)
})

test('a password stored by an earlier version is removed, and the rest stays', () => {
  localStorage.setItem('onboardingData', '{"level":"B1","username":"marta","password":"plum-harbour"}')
  renderAccounts('/onboarding')
  expect(stored()).toEqual({ level: 'B1', username: 'marta' })
})

test.each(['{"nativeLanguage":', '[]', '"es"', 'null', '7'])(
  'unreadable answers show a message: %s',
  (text) => {
    localStorage.setItem('onboardingData', text)
    renderAccounts('/onboarding')
    expect(screen.getByText(/We could not read your earlier answers/)).toBeTruthy()
  },
)

test.each([
  [{ nativeLanguage: 'tlh', interests: ['food', 'news', 'dance'] }, '6', '2 chosen'],
  [{ interests: ['food', 'dance'] }, '1', null],
  [{ interests: 'food,news' }, '1', null],
])('stored answers %j open step %s', (answers, step, hint) => {
  localStorage.setItem('onboardingData', JSON.stringify(answers))
  renderAccounts('/onboarding')
  expect(progress()).toBe(step)
  if (hint) expect(screen.getByText(hint)).toBeTruthy()
})

test('unreadable answers show a message, and the wizard starts again', () => {
  localStorage.setItem('onboardingData', '{"nativeLanguage":')
  renderAccounts('/onboarding')
  expect(screen.getByText(/We could not read your earlier answers/)).toBeTruthy()
  expect(progress()).toBe('1')
})
