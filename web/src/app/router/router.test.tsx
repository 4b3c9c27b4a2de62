import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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
beforeEach(startWorld)
afterEach(() => {
  vi.restoreAllMocks()
  endWorld()
})

describe('offline', () => {
  beforeEach(() => {
    world.isOffline = true
    signIn()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  test.each([
    ['/videos', 'The videos did not arrive', /El pan/],
    ['/songs', 'The songs did not arrive', /El pan/],
    ['/vocabulary', 'This page could not open', 'En la cocina'],
    ['/video/pan', 'The video did not arrive', 'El pan'],
    ['/progress', 'Your figures did not arrive, so they stand at zero here.', 'Nothing begun yet'],
    ['/excercise', 'The lessons did not arrive', 'There are no lessons for Spanish yet'],
  ])(
    '%s shows an error, and opens when the network is back',
    { timeout: 20_000 },
    async (address, failure, content) => {
      renderApp(address)
      expect(await screen.findByText(failure, {}, slow)).toBeTruthy()
      expect(screen.getByText(/Network error. Please check your connection.$/)).toBeTruthy()
      world.isOffline = false
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('heading', { name: content }, slow)).toBeTruthy()
    },
  )
})

describe('with the storage of the browser closed', () => {
  beforeEach(() => {
    for (const storage of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(globalThis, storage, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
  })

  test('a login works until the page is closed', { timeout: 20_000 }, async () => {
    renderApp('/login')
    await userEvent.type(await screen.findByLabelText('Username', {}, slow), 'marta')
    await userEvent.type(screen.getByLabelText('Password'), 'plum-harbour-seven')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { name: 'Songs' }, slow)).toBeTruthy()
  })

  test('a guest answers the wizard, sees the videos and opens one', { timeout: 20_000 }, async () => {
    renderApp('/onboarding')
    await screen.findByRole('progressbar', {}, slow)
    for (const name of [/^English/, /^Español/, /^B1/, 'Travel', /^15/]) {
      const [choices] = screen.getAllByRole('list')
      await userEvent.click(within(choices as HTMLElement).getByRole('button', { name }))
    }
    for (const name of ['Food', 'Music', 'Continue', 'Continue without an account'])
      await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('link', { name: /El pan/ }, slow))
    await userEvent.click(await screen.findByRole('tab', { name: 'Transcription' }, slow))
    expect(await screen.findByText('masa', {}, slow)).toBeTruthy()
  })
})
