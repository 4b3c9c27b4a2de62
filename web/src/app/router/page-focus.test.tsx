import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../api/testing/fake-learner.ts'
import {
  endWorld,
  loadPages,
  loadPagesTimeoutMs,
  renderApp,
  slow,
  startWorld,
  world,
} from '../testing/render-app.tsx'

beforeAll(loadPages, loadPagesTimeoutMs)
beforeEach(() => {
  startWorld()
  signIn()
})
afterEach(() => {
  vi.restoreAllMocks()
  endWorld()
})

test('a new page focuses its heading at the top, and back restores the scroll position', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const top = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  renderApp('/videos')
  await screen.findByRole('heading', { level: 1, name: 'Videos' }, slow)
  await userEvent.click(screen.getAllByRole('link', { name: 'Progress' })[0] as HTMLElement)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Progress' }, slow)
  expect(document.activeElement).toBe(heading)
  await expect.poll(() => document.title).toBe('Progress · Verbena')
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
  top.mockReturnValue(0)
  history.back()
  const videos = await screen.findByRole('heading', { level: 1, name: 'Videos' }, slow)
  expect(document.activeElement).toBe(videos)
  expect(scrolled).toHaveBeenLastCalledWith(0, 640)
})

test('a page that cannot open takes the focus and names the tab', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderApp('/songs')
  await screen.findByRole('heading', { level: 1, name: 'Songs' }, slow)
  world.isOffline = true
  await userEvent.click(screen.getAllByRole('link', { name: 'Vocabulary' })[0] as HTMLElement)
  const failure = await screen.findByText('This page could not open', {}, slow)
  expect(document.activeElement).toBe(failure.closest('main'))
  await expect.poll(() => document.title).toBe('This page could not open · Verbena')
})

test('the first tab stop skips the menu', async () => {
  renderApp('/progress')
  await screen.findByRole('heading', { level: 1, name: 'Progress' }, slow)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('Skip to content')
  const content = document.querySelector(document.activeElement?.getAttribute('href') ?? '')
  expect(content?.contains(screen.getByRole('heading', { level: 1 }))).toBe(true)
  expect(content?.getAttribute('tabindex')).toBe('-1')
})
