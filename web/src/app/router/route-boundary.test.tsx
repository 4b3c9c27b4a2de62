import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabStorage } from '../../api/browser-storage.ts'
import { startI18n } from '../../i18n/i18n.ts'
import { lazyPage } from '../../parts/deferred/lazy-page.tsx'
import { RouteBoundary } from './route-boundary.tsx'

const page = { Page: () => <h1>The page</h1> }
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
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
  const Route = lazyPage(load, 'Page')
  render(
    <MemoryRouter>
      <RouteBoundary>
        <Route />
      </RouteBoundary>
    </MemoryRouter>,
  )
}

test('a missing chunk reloads the page', async () => {
  open(missing)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

test('a chunk that is still missing shows an error, and can be retried', async () => {
  tabStorage.write('reloadedForChunk', 'true')
  const load = vi.fn(missing as () => Promise<typeof page>)
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
  open(missing)
  expect(await screen.findByText('Network error. Please check your connection.')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('without storage nothing is reloaded, to avoid an endless loop', async () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  open(missing)
  expect(await screen.findByText('This page could not open')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})
