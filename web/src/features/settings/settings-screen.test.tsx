import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { setInterfaceLanguage } from '../../i18n/i18n.ts'
import { closeSettings, renderSettings } from './testing/render-settings.tsx'

afterEach(closeSettings)

test.each([
  ['/settings', 'Profile', 'Your profile'],
  ['/settings?tab=profile', 'Profile', 'Your profile'],
  ['/settings?tab=password', 'Password', 'Change your password'],
  ['/settings?tab=subscription', 'Subscription', 'You are on Free'],
  ['/settings?tab=nonsense', 'Profile', 'Your profile'],
])('%s opens on %s', async (address, tab, heading) => {
  renderSettings(address, [])
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual([tab])
})

test('the tab is part of the URL, and reachable by the keyboard', async () => {
  const user = userEvent.setup()
  renderSettings('/settings', [])
  screen.getByRole('link', { name: 'Subscription' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByTestId('address').textContent).toBe('/settings?tab=subscription')
  expect(await screen.findByRole('heading', { name: 'You are on Free' })).toBeTruthy()
})

test('unsaved edits of the profile survive a visit to another tab', async () => {
  const user = userEvent.setup()
  renderSettings('/settings', [])
  await user.type(screen.getByLabelText('Username'), '-new')
  await user.click(screen.getByRole('link', { name: 'Password' }))
  expect(screen.queryByRole('textbox', { name: 'Username' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('marta-new')
})

test('the interface language changes the page, and the theme the document', async () => {
  const user = userEvent.setup()
  renderSettings('/settings', [])
  await user.selectOptions(screen.getByLabelText('Theme'), 'dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  await user.selectOptions(screen.getByLabelText('Theme'), 'system')
  await user.selectOptions(screen.getByLabelText('Interface language'), 'es')
  expect(await screen.findByRole('heading', { name: 'Ajustes' })).toBeTruthy()
  expect(localStorage.getItem('userLanguage')).toBe('es')
  setInterfaceLanguage('en')
})
