// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { User } from '@verbena/contract/accounts'
import { updateProfile } from '@verbena/contract/settings'
import { afterEach, expect, test } from 'vitest'
import { ApiFailure } from '../../api/fake-server.ts'
import { getSession } from '../../api/session.ts'
import { closeSettings, marta, openSettings } from './open-settings.tsx'

afterEach(closeSettings)

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const choicesOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value)
const saved = (user: Partial<User>) => ({
  success: true as const,
  message: 'ok',
  isLetterHeldBack: false,
  user: { ...marta, ...user },
})

test('the profile is sent whole, and the new name is that of the session', async () => {
  const user = userEvent.setup()
  const { sent } = openSettings('/settings', [
    [updateProfile, ({ body }) => saved({ ...(body as Partial<User>), emailVerified: false })],
  ])
  await user.clear(field('Username'))
  await user.type(field('Username'), ' marta2 ')
  await user.clear(field('Email'))
  await user.type(field('Email'), 'new@verbena.test')
  await user.selectOptions(field('Native language'), 'zh')
  await user.selectOptions(field('Learning language'), 'no')
  await user.selectOptions(field('Level'), 'C1')
  await save()
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
  expect(sent(updateProfile).map(({ body }) => body)).toEqual([
    {
      username: 'marta2',
      email: 'new@verbena.test',
      nativeLanguage: 'zh',
      targetLanguage: 'no',
      level: 'C1',
    },
  ])
  expect(getSession()?.user.username).toBe('marta2')
  expect(localStorage.getItem('username')).toBe('marta2')
  expect(field('Username').value).toBe('marta2')
  expect(screen.getByText(/^We sent a link to new@verbena\.test\./)).toBeTruthy()
  await user.type(field('Username'), '3')
  expect(screen.queryByText('Your profile is saved.')).toBeNull()
})

test('while it saves the button says so, and a second press sends nothing', async () => {
  let answer = (_: ReturnType<typeof saved>) => {}
  const { sent } = openSettings('/settings', [
    [
      updateProfile,
      () =>
        new Promise<ReturnType<typeof saved>>((resolve) => {
          answer = resolve
        }),
    ],
  ])
  await save()
  const button = await screen.findByRole('button', { name: 'Saving' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  await userEvent.type(field('Username'), '{Enter}')
  expect(sent(updateProfile)).toHaveLength(1)
  await userEvent.type(field('Username'), '-later')
  answer(saved({}))
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
  expect(field('Username').value).toBe('marta-later')
})

test.each([
  ['Username', '', 'This field is required'],
  ['Email', '', 'This field is required'],
  ['Email', 'marta', 'Please enter a valid email address'],
])('%s as %j is refused at the field, and nothing is sent', async (label, text, message) => {
  const { requests } = openSettings('/settings', [])
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
  await save()
  expect(screen.getByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(field(label))
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(requests).toEqual([])
})

test('one language cannot be both', async () => {
  const { requests } = openSettings('/settings', [])
  await userEvent.selectOptions(field('Native language'), 'es')
  await save()
  expect(screen.getByText('Choose two different languages.').closest('[role=alert]')).toBeTruthy()
  expect(requests).toEqual([])
})

test.each([
  ['USERNAME_TAKEN', 'Username', 'This username is already taken'],
  ['EMAIL_TAKEN', 'Email', 'This email is already registered'],
] as const)('%s is said at its field, which keeps what was typed', async (code, label, message) => {
  openSettings('/settings', [[updateProfile, new ApiFailure(code)]])
  await userEvent.type(field('Username'), '2')
  await save()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(field(label))
  expect(field('Username').value).toBe('marta2')
  expect(getSession()?.user.username).toBe('marta')
})

test.each([
  ['BUSY', 'Many people are learning right now. Please try again in a moment.'],
  ['INVALID_REQUEST', 'Your profile could not be saved. Please try again.'],
] as const)('%s is said above the form', async (code, message) => {
  openSettings('/settings', [[updateProfile, new ApiFailure(code)]])
  await save()
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
})

test('a call that breaks says so', async () => {
  openSettings('/settings', [
    [
      updateProfile,
      () => {
        throw new Error('cut off')
      },
    ],
  ])
  await save()
  expect(await screen.findByText('Network error. Please check your connection.')).toBeTruthy()
})

test('the lists hold seven languages and the own one; what cannot be studied is not offered', () => {
  openSettings('/settings', [], { ...marta, targetLanguage: 'el' })
  expect(choicesOf('Native language')).toEqual(['en', 'es', 'fr', 'de', 'zh', 'it', 'no'])
  expect(choicesOf('Learning language')).toEqual(['en', 'es', 'fr', 'de', 'it', 'no', 'el'])
  expect(choicesOf('Level')).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
  expect(field('Email').type).toBe('email')
})
