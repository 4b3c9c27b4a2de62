// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../api/fake-learner.ts'
import { clearSession, getSession } from '../api/session.ts'
import { startI18n } from '../i18n/i18n.ts'
import { Shell } from './shell.tsx'

afterEach(() => {
  cleanup()
  clearSession()
  vi.restoreAllMocks()
})

function open(address: string) {
  startI18n('en')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/login" element={<p>The login page</p>} />
          <Route element={<Shell />}>
            <Route path="*" element={<p>A page</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const bars = () => screen.getAllByRole('navigation', { name: 'Main' })
const bottomBar = () => within(bars()[1] as HTMLElement)

test.each([
  ['/videos', 'Videos'],
  ['/video/la-tortilla-secreta', 'Videos'],
  ['/songs', 'Songs'],
  ['/song/la-maleta', 'Songs'],
  ['/vocabulary', 'Vocabulary'],
])('at %s both bars mark %s, and nothing else', (address, name) => {
  signIn()
  open(address)
  const marked = bars().map((bar) =>
    [...bar.querySelectorAll('[aria-current]')].map((link) => link.textContent),
  )
  expect(marked).toEqual([[name], [name]])
})

test('on a phone, settings and logging out wait behind More', async () => {
  signIn()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  open('/videos')
  const more = bottomBar().getByRole('button', { name: 'More' })
  const behind = document.getElementById(more.getAttribute('popovertarget') ?? '') as HTMLElement
  expect(behind.getAttribute('popover')).toBe('auto')
  expect(within(behind).getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings')
  await userEvent.click(within(behind).getByRole('button', { name: 'Log out' }))
  expect(screen.getByText('The login page')).toBeTruthy()
  expect(getSession()).toBeNull()
})

test('a guest finds the way in on the bar itself', () => {
  open('/videos')
  expect(bottomBar().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  expect(bottomBar().queryByRole('button', { name: 'More' })).toBeNull()
})
