// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { getUser, login } from '@verbena/contract/accounts'
import {
  getVideo,
  type Listing,
  listLevels,
  listSongCategories,
  listSongs,
  listVideoCategories,
  listVideos,
  type MediaItem,
} from '@verbena/contract/catalogue'
import { getProgress, getVideoTranscript } from '@verbena/contract/player'
import { listPersonalLists } from '@verbena/contract/vocabulary'
import { levels } from '@verbena/language/levels'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { learner, signIn } from '../api/fake-learner.ts'
import { fakeServer } from '../api/fake-server.ts'
import { clearSession } from '../api/session.ts'
import { startI18n } from '../i18n/i18n.ts'
import { forgetOnboarding } from '../parts/onboarding-answers.ts'
import { Providers } from './providers.tsx'
import { createQueryClient } from './query-client.ts'
import { Router } from './router.tsx'

const pan: MediaItem = {
  id: 'pan',
  kind: 'video',
  title: 'El pan',
  titleTranslation: 'Bread',
  thumbnail: '',
  category: 'Food',
  place: null,
  level: 'B1',
  language: 'es',
  durationSeconds: 90,
  isPremium: false,
  isLocked: false,
  url: '/media/pan.webm',
  enlace: null,
  transcription: '',
  credits: [],
  source: { type: 'file', files: [] },
}
const listing: Listing = { new: [{ ...pan, progress: null }], studied: [], myLists: [] }
const line = { text: 'La masa duerme.', start: 0, duration: 60 }

let isOffline = false
let restore = () => {}

beforeEach(() => {
  const server = fakeServer([
    [getUser, () => ({ authenticated: true, ...learner })],
    [
      login,
      { success: true, access_token: 'a', refresh_token: 'r', username: 'marta', message: '', user: learner },
    ],
    [listVideos, listing],
    [listSongs, listing],
    [listLevels, [...levels]],
    [listVideoCategories, ['Food']],
    [listSongCategories, ['Food']],
    [getVideo, pan],
    [getVideoTranscript, { transcription: '', vectortranscription: [line] }],
    [getProgress, { progress: 3 }],
    [listPersonalLists, [{ id: 'l', name: 'En la cocina', description: '', wordCount: 2, progress: null }]],
  ])
  const answering = globalThis.fetch
  globalThis.fetch = (...request) =>
    isOffline ? Promise.reject(new TypeError('Failed to fetch')) : answering(...request)
  restore = server.restore
  startI18n('en')
})
afterEach(() => {
  cleanup()
  isOffline = false
  clearSession()
  forgetOnboarding()
  vi.restoreAllMocks()
  restore()
})

function open(address: string) {
  history.replaceState(null, '', address)
  render(
    <Providers queryClient={createQueryClient()}>
      <Router />
    </Providers>,
  )
}
const slow = { timeout: 8000 }

describe('offline', () => {
  beforeEach(() => {
    isOffline = true
    signIn()
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  test.each([
    ['/videos', 'The videos did not arrive', /El pan/],
    ['/songs', 'The songs did not arrive', /El pan/],
    ['/vocabulary', 'This page could not open', 'En la cocina'],
    ['/video/pan', 'This page could not open', 'El pan'],
  ])(
    '%s says so, and opens when the network is back',
    { timeout: 20_000 },
    async (address, failure, content) => {
      open(address)
      expect(await screen.findByText(failure, {}, slow)).toBeTruthy()
      expect(screen.getByText('Network error. Please check your connection.')).toBeTruthy()
      isOffline = false
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

  test('one can log in, and stays so as long as the page lives', { timeout: 20_000 }, async () => {
    open('/login')
    await userEvent.type(await screen.findByLabelText('Username', {}, slow), 'marta')
    await userEvent.type(screen.getByLabelText('Password'), 'plum-harbour-seven')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('heading', { name: 'Songs' }, slow)).toBeTruthy()
  })

  test('a guest answers the wizard, sees the videos and opens one', { timeout: 20_000 }, async () => {
    open('/onboarding')
    await screen.findByRole('progressbar', {}, slow)
    for (const name of [/^English/, /^Español/, /^B1/, 'Travel', /^15/]) {
      const [choices] = screen.getAllByRole('list')
      await userEvent.click(within(choices as HTMLElement).getByRole('button', { name }))
    }
    for (const name of ['Food', 'Music', 'Continue', 'Continue without an account'])
      await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.click(await screen.findByRole('link', { name: /El pan/ }, slow))
    expect(await screen.findByText('masa', {}, slow)).toBeTruthy()
  })
})
