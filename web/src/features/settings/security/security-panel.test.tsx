import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { refresh } from '@verbena/contract/accounts/sessions'
import { undoReview } from '@verbena/contract/reviews/reviews'
import {
  changePassword,
  endAllSessions,
  endOneSession,
  type LinkedIdentity,
  listIdentities,
  listSessions,
  unlinkIdentity,
} from '@verbena/contract/settings/settings'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { learnerId, refreshTokenOf } from '../../../api/testing/fake-learner.ts'
import { ApiFailure } from '../../../api/testing/fake-server.ts'
import { addToOutbox } from '../../../parts/outbox/outbox.ts'
import { closeSettings, marta, phone, renderSettings, thisBrowser } from '../testing/render-settings.tsx'

afterEach(closeSettings)

const address = '/settings?tab=password'
const labels = ['Current password', 'New password', 'New password, once more']
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function fill(...texts: string[]) {
  for (const [index, text] of texts.entries())
    if (text) await userEvent.type(field(labels[index] ?? ''), text)
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}
const typed = () => labels.map((label) => field(label).value)

test('a changed password clears the three fields and shows a message', async () => {
  const { sent } = renderSettings(address, [[changePassword, { success: true, message: 'ok' }]])
  expect(
    labels.map((label) => [field(label).type, field(label).autocomplete, field(label).required]),
  ).toEqual([
    ['password', 'current-password', true],
    ['password', 'new-password', true],
    ['password', 'new-password', true],
  ])
  await fill('verbena12', ' new-one 12', ' new-one 12')
  expect(await screen.findByText(/^Your password is changed\./)).toBeTruthy()
  expect(sent(changePassword)[0]?.body).toEqual({
    currentPassword: 'verbena12',
    newPassword: ' new-one 12',
  })
  expect(typed()).toEqual(['', '', ''])
})

test.each([
  [['', '', ''], 'This field is required', 'Current password'],
  [['verbena12', 'longer-one', 'longer-two'], 'Passwords do not match', 'New password, once more'],
  [['verbena12', 'seven77', 'seven77'], 'Password must be at least 8 characters', 'New password'],
])('%j is refused here: %s', async (texts, message, label) => {
  const { sent } = renderSettings(address, [])
  await fill(...texts)
  expect(screen.getAllByText(message)[0]).toBeTruthy()
  expect(document.activeElement).toBe(field(label))
  expect(typed()).toEqual(texts)
  expect(sent(changePassword)).toEqual([])
})

test.each([
  ['WRONG_PASSWORD', 'This is not your current password.', 'Current password'],
  ['PASSWORD_TOO_SHORT', 'Password must be at least 8 characters', 'New password'],
  ['PASSWORD_TOO_COMMON', /one of the first that others would try/, 'New password'],
] as const)('%s is shown at its field', async (code, message, label) => {
  renderSettings(address, [[changePassword, new ApiFailure(code)]])
  await fill('verbena12', 'longer-one', 'longer-one')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(field(label))
  expect(typed()).toEqual(['verbena12', 'longer-one', 'longer-one'])
})

test.each([
  ['TOO_MANY_REQUESTS', /^That was too many tries/],
  ['INVALID_REQUEST', 'Your password could not be changed. Please try again.'],
] as const)('%s is shown above the form, and the fields keep their texts', async (code, message) => {
  renderSettings(address, [[changePassword, new ApiFailure(code)]])
  await fill('verbena12', 'longer-one', 'longer-one')
  expect((await screen.findByText(message)).closest('[role=alert]')).toBeTruthy()
  expect(typed()).toEqual(['verbena12', 'longer-one', 'longer-one'])
})

test('an account without a password is offered a link in place of the form', () => {
  renderSettings(address, [], { ...marta, hasPassword: false })
  expect(screen.getByRole('heading', { name: 'You sign in with Google' })).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  expect(screen.getByRole('link', { name: 'Send me a link' }).getAttribute('href')).toBe('/forgot-password')
})

test('browsers are listed by name, and others can be signed out', async () => {
  let sessions = [thisBrowser, phone]
  const { requests } = renderSettings(address, [
    [listSessions, () => sessions],
    [
      endOneSession,
      ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.id)
        return { success: true as const }
      },
    ],
  ])
  const own = (await screen.findByText('Firefox on Linux')).closest('li') as HTMLElement
  expect(within(own).getByText('This browser')).toBeTruthy()
  expect(within(own).getByText(/^Last used .*2026/)).toBeTruthy()
  expect(within(own).queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out: Safari on iPhone' }))
  await expect.poll(() => screen.queryByText('Safari on iPhone')).toBeNull()
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ params }) => params.id)).toEqual([
    phone.id,
  ])
  expect(document.activeElement?.textContent).toBe('Where you are signed in')
  expect(screen.getByText('Signed out: Safari on iPhone')).toBeTruthy()
})

test('signing out everywhere asks before answers are lost that cannot be sent', async () => {
  const entry = { kind: 'undo', id: 'b1', at: Date.now(), answerId: 'a1' } as const
  const { requests } = renderSettings(address, [
    [listSessions, () => [thisBrowser]],
    [undoReview, new ApiFailure('BUSY')],
    [endAllSessions, { success: true }],
  ])
  await addToOutbox(getSession()?.learnerId ?? '', [entry])
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const button = await screen.findByRole('button', { name: 'Sign out everywhere' })
  await userEvent.click(button)
  await expect.poll(() => confirm.mock.calls.length).toBe(1)
  await expect.poll(() => button.getAttribute('aria-busy')).not.toBe('true')
  expect(getSession()).not.toBeNull()
  confirm.mockReturnValue(true)
  await userEvent.click(button)
  await expect.poll(getSession).toBeNull()
  expect(requests.some(({ path }) => path.includes('/api/reviews/'))).toBe(true)
  vi.unstubAllGlobals()
})

test('a browser that is signed out already is removed; other errors are shown in its row', async () => {
  let failure = new ApiFailure('BUSY')
  let sessions = [thisBrowser, phone]
  renderSettings(address, [
    [listSessions, () => sessions],
    [endOneSession, () => failure],
  ])
  const button = await screen.findByRole('button', { name: 'Sign out: Safari on iPhone' })
  await userEvent.click(button)
  expect(await screen.findByText(/Many people are learning right now/)).toBeTruthy()
  failure = new ApiFailure('NOT_FOUND')
  sessions = [thisBrowser]
  await userEvent.click(button)
  await expect.poll(() => screen.queryByText('Safari on iPhone')).toBeNull()
})

test('a failure to load the list is shown, and can be retried', async () => {
  let isBroken = true
  renderSettings(address, [[listSessions, () => (isBroken ? new ApiFailure('INTERNAL') : [thisBrowser])]])
  expect(await screen.findByText('The list could not load')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Firefox on Linux')).toBeTruthy()
})

test.each([
  ['is over ends here at once', new ApiFailure('SESSION_ENDED'), null],
  [
    'may go on stays',
    { success: true as const, access_token: 'a2', refresh_token: refreshTokenOf(learnerId) },
    'marta',
  ],
  ['cannot be asked about stays', new ApiFailure('BUSY'), 'marta'],
] as const)('a list without this browser: a session that %s', async (_, answer, username) => {
  const { sent } = renderSettings(address, [
    [listSessions, [phone]],
    [refresh, answer],
  ])
  await expect.poll(() => sent(refresh).length).toBe(1)
  await expect.poll(() => getSession()?.user.username ?? null).toBe(username)
})

test('signing out everywhere ends here as well', async () => {
  localStorage.setItem('onboardingData', '{}')
  const { sent } = renderSettings(address, [[endAllSessions, { success: true }]])
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  await expect.poll(() => getSession()).toBeNull()
  expect(sent(endAllSessions)).toHaveLength(1)
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/login')
  expect(localStorage.getItem('onboardingData')).toBeNull()
})

test('when that fails, this browser stays signed in and shows the error', async () => {
  renderSettings(address, [[endAllSessions, new ApiFailure('BUSY')]])
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere' }))
  expect(await screen.findByText(/Many people are learning right now/)).toBeTruthy()
  expect(getSession()).not.toBeNull()
})

describe('Google', () => {
  const google: LinkedIdentity = {
    id: 'g'.repeat(43),
    provider: 'google',
    linkedAt: '2026-03-01T10:00:00.000Z',
  }
  const unlinkButton = () => screen.findByRole('button', { name: /^Unlink Google, linked on .*2026/ })

  test('that is linked is listed with its date, and can be unlinked', async () => {
    let identities = [google]
    const { requests } = renderSettings(address, [
      [listIdentities, () => identities],
      [
        unlinkIdentity,
        () => {
          identities = []
          return { success: true as const }
        },
      ],
    ])
    expect(await screen.findByText(/^Linked on .*2026/)).toBeTruthy()
    await userEvent.click(await unlinkButton())
    expect(await screen.findByText(/^No Google account is linked/)).toBeTruthy()
    expect(requests.find(({ method }) => method === 'DELETE')?.params.id).toBe(google.id)
    expect(document.activeElement?.textContent).toBe('Other ways in')
    expect(screen.getByText('Google is unlinked.')).toBeTruthy()
  })

  test('that is the only sign-in method cannot be unlinked, with an explanation', async () => {
    renderSettings(address, [[listIdentities, [google]]], { ...marta, hasPassword: false })
    expect(await screen.findByText(/^Set a password first/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Unlink/ })).toBeNull()
  })

  test('that could not be unlinked shows the error in its row', async () => {
    renderSettings(address, [
      [listIdentities, [google]],
      [unlinkIdentity, new ApiFailure('BUSY')],
    ])
    await userEvent.click(await unlinkButton())
    expect(await screen.findByText(/Many people are learning right now/)).toBeTruthy()
  })

  test('whose list could not be loaded can be retried', async () => {
    let isBroken = true
    renderSettings(address, [[listIdentities, () => (isBroken ? new ApiFailure('INTERNAL') : [google])]])
    await screen.findByText('The list could not load')
    isBroken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Linked on/)).toBeTruthy()
  })
})
