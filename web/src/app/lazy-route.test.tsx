// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabStorage } from '../api/browser-storage.ts'
import { startI18n } from '../i18n/i18n.ts'
import { lazyRoute } from './lazy-route.tsx'
import { RouteBoundary } from './route-boundary.tsx'

const page = { Page: () => <h1>The page</h1> }
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const reload = vi.fn()

beforeEach(() => {
  startI18n('en')
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  reload.mockReset()
  tabStorage.remove('reloadedForChunk')
})

function open(load: () => Promise<typeof page>) {
  const Route = lazyRoute(load, 'Page')
  render(
    <MemoryRouter>
      <RouteBoundary>
        <Route />
      </RouteBoundary>
    </MemoryRouter>,
  )
}

test('code that is gone reloads the page', async () => {
  open(gone)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test('code that is still gone after that says so, and can be tried again', async () => {
  tabStorage.write('reloadedForChunk', 'true')
  const load = vi.fn(gone as () => Promise<typeof page>)
  open(load)
  expect(await screen.findByText('This page could not open')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  load.mockResolvedValue(page)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The page')).toBeTruthy()
  expect(tabStorage.read('reloadedForChunk')).toBeNull()
})

test('offline nothing is reloaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(gone)
  expect(await screen.findByText('Network error. Please check your connection.')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('where no reload can be remembered there is none: it would go on for ever', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  open(gone)
  expect(await screen.findByText('This page could not open')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})
