import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../i18n/i18n.ts'
import { endPlayer, renderPlayer, startPlayer } from '../testing/render-player.tsx'

startI18n('en')
beforeEach(() => {
  startPlayer()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  endPlayer()
  document.body.innerHTML = ''
  document.body.className = ''
})

const hint = 'Highlight a word to see its meaning instantly.'
const slow = { timeout: 4000 }

test('a newcomer is shown around in three steps, once', async () => {
  const page = renderPlayer()
  const step = async (name: string) => within(await screen.findByRole('dialog', { name }, slow))
  await userEvent.click((await step('Everything that is said')).getByText('Next'))
  await userEvent.click((await step('Select words')).getByText('Back'))
  await userEvent.click((await step('Everything that is said')).getByText('Next'))
  await userEvent.click((await step('Select words')).getByText('Next'))
  const last = await step('Try this one')
  expect(last.queryByText('Skip')).toBeNull()
  expect(localStorage.getItem('videoPlayerTourCompleted')).toBeNull()
  await userEvent.click(last.getByText('Got it'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('videoPlayerTourCompleted')).toBe('true')
  page.unmount()
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(screen.queryByRole('dialog')).toBeNull()
}, 15_000)

test('skipped it does not come again either', async () => {
  renderPlayer()
  await userEvent.click(within(await screen.findByRole('dialog', {}, slow)).getByText('Skip'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(localStorage.getItem('videoPlayerTourCompleted')).toBe('true')
})

test('it leaves alone who is reading a card by then, until the next visit', async () => {
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  await userEvent.click(screen.getByText('masa'))
  await new Promise((resolve) => setTimeout(resolve, 1300))
  expect(screen.getByRole('dialog').getAttribute('aria-label')).toBe('masa')
  expect(localStorage.getItem('videoPlayerTourCompleted')).toBeNull()
})

test('the hint is closed once and for all', async () => {
  localStorage.setItem('videoPlayerTourCompleted', 'true')
  const page = renderPlayer()
  await screen.findByText(hint)
  await userEvent.click(screen.getByRole('button', { name: 'Close the hint' }))
  expect(screen.queryByText(hint)).toBeNull()
  page.unmount()
  renderPlayer()
  await screen.findByRole('heading', { name: 'El pan' })
  expect(screen.queryByText(hint)).toBeNull()
})

test('the hint goes by itself after eight seconds', async () => {
  localStorage.setItem('videoPlayerTourCompleted', 'true')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderPlayer()
  await screen.findByText(hint)
  act(() => vi.advanceTimersByTime(6000))
  expect(screen.getByText(hint)).toBeTruthy()
  act(() => vi.advanceTimersByTime(2500))
  expect(screen.queryByText(hint)).toBeNull()
  expect(localStorage.getItem('videoPlayerTourSeen')).toBe('true')
})
