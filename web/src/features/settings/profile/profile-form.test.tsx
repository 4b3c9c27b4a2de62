import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveOnboarding, type User } from '@verbena/contract/accounts/accounts'
import { resendVerification, updateProfile } from '@verbena/contract/settings/settings'
import { afterEach, describe, expect, test } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { setInterfaceLanguage } from '../../../i18n/i18n.ts'
import { closeSettings, marta, renderSettings } from '../testing/render-settings.tsx'

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

test('the whole profile is sent, and the session gets the new name', async () => {
  const user = userEvent.setup()
  const { sent } = renderSettings('/settings', [
    [updateProfile, ({ body }) => saved({ ...(body as Partial<User>), emailVerified: false })],
  ])
  await user.clear(field('Username'))
  await user.type(field('Username'), ' marta2 ')
  await user.clear(field('Email'))
  await user.type(field('Email'), 'new@verbena.test')
  await user.selectOptions(field('Native language'), 'zh')
  await user.selectOptions(field('Learning language'), 'no')
  await user.selectOptions(field('Level'), 'C1')
  await user.type(field('Current password'), 'verbena12')
  await save()
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
  expect(sent(updateProfile).map(({ body }) => body)).toEqual([
    {
      username: 'marta2',
      email: 'new@verbena.test',
      nativeLanguage: 'zh',
      targetLanguage: 'no',
      level: 'C1',
      currentPassword: 'verbena12',
    },
  ])
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(getSession()?.user.username).toBe('marta2')
  expect(localStorage.getItem('username')).toBe('marta2')
  expect(field('Username').value).toBe('marta2')
  expect(screen.getByText(/^We sent a link to new@verbena\.test\./)).toBeTruthy()
  await user.type(field('Username'), '3')
  expect(screen.queryByText('Your profile is saved.')).toBeNull()
})

test('during a save the button shows it, and a second press sends nothing', async () => {
  let answer = (_: ReturnType<typeof saved>) => {}
  const { sent } = renderSettings('/settings', [
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
  ['Username', 'mаrta', /mixes letters of different alphabets/],
])('%s as %j is refused at the field, and nothing is sent', async (label, text, message) => {
  const { sent } = renderSettings('/settings', [])
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
  await save()
  expect(screen.getByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(field(label))
  expect(field(label).getAttribute('aria-invalid')).toBe('true')
  expect(sent(updateProfile)).toEqual([])
})

test('one language cannot be both', async () => {
  const { sent } = renderSettings('/settings', [])
  await userEvent.selectOptions(field('Native language'), 'es')
  await save()
  const note = screen.getByText('Choose two different languages.')
  const learning = screen.getByLabelText('Learning language')
  expect([learning.getAttribute('aria-describedby'), learning.getAttribute('aria-invalid')]).toEqual([
    note.id,
    'true',
  ])
  expect(document.activeElement).toBe(learning)
  expect(sent(updateProfile)).toEqual([])
  act(() => setInterfaceLanguage('es'))
  expect(screen.getByText('Elige dos idiomas distintos.')).toBeTruthy()
})

test('a confirmed address is marked, and a changed one is not', async () => {
  renderSettings('/settings', [])
  expect(screen.getByText(/^Confirmed ✓/)).toBeTruthy()
  await userEvent.type(field('Email'), 'x')
  expect(screen.queryByText(/^Confirmed ✓/)).toBeNull()
})

test.each([
  ['USERNAME_TAKEN', 'Username', 'This username is already taken'],
  ['EMAIL_TAKEN', 'Email', 'This email is already registered'],
] as const)('%s is shown at its field, which keeps its text', async (code, label, message) => {
  renderSettings('/settings', [[updateProfile, new ApiFailure(code)]])
  await userEvent.type(field('Username'), '2')
  await userEvent.type(field('Current password'), 'verbena12')
  await save()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(field(label))
  expect(field('Username').value).toBe('marta2')
  expect(getSession()?.user.username).toBe('marta')
})

test.each([
  ['BUSY', 'Many people are learning right now. Please try again in a moment.'],
  ['INVALID_REQUEST', 'Your profile could not be saved. Please try again.'],
] as const)('%s is shown above the form', async (code, message) => {
  renderSettings('/settings', [[updateProfile, new ApiFailure(code)]])
  await save()
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
})

test('a broken request shows an error', async () => {
  renderSettings('/settings', [
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

test('the lists have seven languages and the learner’s own; target languages must be taught', () => {
  renderSettings('/settings', [], { ...marta, targetLanguage: 'el' })
  expect(choicesOf('Native language')).toEqual(['en', 'es', 'fr', 'de', 'zh', 'it', 'no'])
  expect(choicesOf('Learning language')).toEqual(['en', 'es', 'fr', 'de', 'it', 'no', 'el'])
  expect(choicesOf('Level')).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
  expect(field('Email').type).toBe('email')
})

describe('the daily goal', () => {
  const goal = 'Daily goal'

  test('is one of those of the onboarding, and is saved with its answers after the rest', async () => {
    const { sent, requests } = renderSettings(
      '/settings',
      [
        [updateProfile, saved({ timePerDay: 30, level: 'C1' })],
        [saveOnboarding, { success: true, user: { ...marta, timePerDay: 90 } }],
      ],
      { ...marta, timePerDay: 30 },
    )
    expect(
      [...(screen.getByLabelText<HTMLSelectElement>(goal).options ?? [])].map(({ text }) => text),
    ).toEqual(['15 minutes', '30 minutes', '45 minutes', '1 hour', 'More than 1 hour (90 minutes)'])
    expect(field(goal).value).toBe('30')
    await userEvent.selectOptions(field(goal), '90')
    await userEvent.selectOptions(field('Level'), 'C1')
    await save()
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(sent(saveOnboarding).map(({ body }) => body)).toEqual([{ timePerDay: 90 }])
    expect(requests.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([
      '/api/auth/update-profile',
      '/api/auth/onboarding',
    ])
    expect(getSession()?.user.timePerDay).toBe(90)
    expect(field(goal).value).toBe('90')
  })

  test('that is unchanged or was never chosen is not sent', async () => {
    const { sent } = renderSettings('/settings', [[updateProfile, saved({ level: 'C1' })]])
    expect(choicesOf(goal)).toEqual(['', '15', '30', '45', '60', '90'])
    await userEvent.selectOptions(field('Level'), 'C1')
    await save()
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(sent(saveOnboarding)).toEqual([])
  })

  test('alone needs neither an address nor a password', async () => {
    const bare = { ...marta, email: null, emailVerified: false }
    const { sent } = renderSettings(
      '/settings',
      [[saveOnboarding, { success: true, user: { ...bare, timePerDay: 45 } }]],
      bare,
    )
    await userEvent.selectOptions(field(goal), '45')
    await save()
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(sent(saveOnboarding).map(({ body }) => body)).toEqual([{ timePerDay: 45 }])
    expect(sent(updateProfile)).toEqual([])
  })

  test('that could not be saved stays selected, and is sent again', async () => {
    let answer: ApiFailure | { success: true; user: User } = new ApiFailure('BUSY')
    const { sent } = renderSettings('/settings', [
      [updateProfile, saved({ level: 'C1' })],
      [saveOnboarding, () => answer],
    ])
    await userEvent.selectOptions(field(goal), '15')
    await userEvent.selectOptions(field('Level'), 'C1')
    await save()
    expect((await screen.findByText(/^Many people are learning/)).closest('[role=alert]')).toBeTruthy()
    expect(field(goal).value).toBe('15')
    answer = { success: true, user: { ...marta, timePerDay: 15 } }
    await save()
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(sent(saveOnboarding)).toHaveLength(2)
    expect(choicesOf(goal)).toEqual(['15', '30', '45', '60', '90'])
  })

  test('is focused by the link of the progress page', () => {
    renderSettings('/settings#goal', [])
    expect(document.activeElement).toBe(field(goal))
  })
})

describe('the current password', () => {
  test('is needed only when the name or the address changes', async () => {
    const { sent } = renderSettings('/settings', [[updateProfile, saved({ level: 'C1' })]])
    await userEvent.selectOptions(field('Level'), 'C1')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await save()
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(sent(updateProfile)[0]?.body).not.toHaveProperty('currentPassword')
    await userEvent.type(field('Email'), 'x')
    expect(field('Current password').type).toBe('password')
    expect(field('Current password').autocomplete).toBe('current-password')
  })

  test('missing shows an error at its field, and nothing is sent', async () => {
    const { sent } = renderSettings('/settings', [])
    await userEvent.type(field('Username'), '2')
    await save()
    expect(document.activeElement).toBe(field('Current password'))
    expect(screen.getByText('This field is required')).toBeTruthy()
    expect(sent(updateProfile)).toEqual([])
  })

  test('that is wrong shows an error at its field, and keeps all texts', async () => {
    renderSettings('/settings', [[updateProfile, new ApiFailure('WRONG_PASSWORD')]])
    await userEvent.type(field('Username'), '2')
    await userEvent.type(field('Current password'), 'not this one')
    await save()
    expect(await screen.findByText('This is not your current password.')).toBeTruthy()
    expect([field('Username').value, field('Current password').value]).toEqual(['marta2', 'not this one'])
  })

  test('is needed when the server detects a change that the page does not', async () => {
    renderSettings('/settings', [[updateProfile, new ApiFailure('WRONG_PASSWORD')]])
    await save()
    expect(await screen.findByLabelText('Current password')).toBeTruthy()
  })

  test('is not needed without a password, but an old sign-in is refused', async () => {
    renderSettings('/settings', [[updateProfile, new ApiFailure('RECENT_SIGN_IN_NEEDED')]], {
      ...marta,
      hasPassword: false,
    })
    await userEvent.type(field('Username'), '2')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await save()
    expect((await screen.findByText(/log out, log in again/)).closest('[role=alert]')).toBeTruthy()
    expect(field('Username').value).toBe('marta2')
  })
})

describe('an unconfirmed address', () => {
  const waiting = { ...marta, emailVerified: false }

  test('gets the link again by a button', async () => {
    const { sent } = renderSettings(
      '/settings',
      [[resendVerification, { success: true, message: 'ok' }]],
      waiting,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    expect(await screen.findByText('A new email is on its way to marta@verbena.test.')).toBeTruthy()
    expect(sent(resendVerification)).toHaveLength(1)
  })

  test('shows an error after too many emails', async () => {
    renderSettings('/settings', [[resendVerification, new ApiFailure('TOO_MANY_REQUESTS')]], waiting)
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }))
    expect((await screen.findByText(/^That was too many tries/)).closest('[role=alert]')).toBeTruthy()
  })

  test('has no such button once it is confirmed', () => {
    renderSettings('/settings', [])
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
  })

  test('whose email was not sent shows it, and the profile is saved', async () => {
    renderSettings('/settings', [[updateProfile, { ...saved({}), isLetterHeldBack: true }]])
    await save()
    expect(await screen.findByText(/Your profile is saved\. The link .* was not sent/)).toBeTruthy()
  })
})
