import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { getVideo, type MediaItem } from '@verbena/contract/catalogue'
import { explain, listSentences } from '@verbena/contract/lookup/lookup'
import {
  getProgress,
  getTranscriptWords,
  getVideoTranscript,
  reportProgress,
  type TranscriptWord,
} from '@verbena/contract/player'
import { listWordLists } from '@verbena/contract/vocabulary/lists'
import { setWordStatus } from '@verbena/contract/vocabulary/word-status'
import { saveWord } from '@verbena/contract/vocabulary/words'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { type ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { sampleVideo } from '../../../api/testing/sample-video.ts'
import { createQueryClient } from '../../../app/providers/query-client.ts'
import { RouteBoundary } from '../../../app/router/route-boundary.tsx'
import { ToastProvider } from '../../../ui/feedback/toast.tsx'
import { VideoRoute } from '../video.route.tsx'
// The page loads this module when idle; tests with fake timers do not wait for that.
import '../../../parts/word-card/card/word-card.tsx'

/** Renders the page of a video of four lines, ten seconds each, with a fake player that plays on command. */

export const item: MediaItem = { ...sampleVideo, thumbnail: '/media/pan.svg', place: 'Oviedo' }
const texts = ['Aquí empezamos.', 'La masa duerme.', '¿Ves? Ya está.', 'Comemos pan.']
export const segments = texts.map((text, index) => ({ text, start: index * 10, duration: 8 }))
const explanation = { word: 'masa', translation: 'dough', definition: '', example: '' }

let current: ReturnType<typeof fakeServer>
export const server = () => current
/** The value of `performance.now()`. */
export const clock = { milliseconds: 0 }

export function startPlayer() {
  clock.milliseconds = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock.milliseconds)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'))
  })
  for (const flag of ['videoPlayerTourSeen', 'videoPlayerTourCompleted']) localStorage.setItem(flag, 'true')
  signIn()
}

export function endPlayer() {
  cleanup()
  vi.useRealTimers()
  getSelection()?.removeAllRanges()
  current.restore()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  clearSession()
  sessionStorage.clear()
  localStorage.clear()
}

type Line = { text: string; start: number; duration: number; translation?: string }
type Answers = {
  video?: MediaItem | ApiFailure | (() => MediaItem | ApiFailure)
  progress?: number | null
  lines?: readonly Line[]
  address?: string
  words?: TranscriptWord[] | (() => TranscriptWord[])
}

export function renderPlayer({
  video = item,
  progress = 12,
  lines = segments,
  address = '/video/pan?tab=transcription',
  words = [],
}: Answers = {}) {
  const wordsNow = typeof words === 'function' ? words : () => words
  current = fakeServer([
    [getVideo, video],
    [getVideoTranscript, { transcription: '', vectortranscription: [...lines] }],
    [getProgress, { progress }],
    [reportProgress, { success: true }],
    [getTranscriptWords, () => ({ language: 'es' as const, words: wordsNow(), knownPercent: null })],
    [explain, { ...explanation, lemma: 'masa', status: 'new' }],
    [setWordStatus, { success: true, status: 'known' }],
    [saveWord, { success: true, id: 'w', listId: 'l', listName: 'Mine', created: true }],
    [listWordLists, []],
    [listSentences, []],
  ])
  return render(
    <QueryClientProvider client={createQueryClient({ retryDelayMs: 1 })}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route
              path="/video/:id"
              element={
                <RouteBoundary>
                  <VideoRoute />
                  <Address />
                </RouteBoundary>
              }
            />
            <Route path="/videos" element={<p>{'The listing'}</p>} />
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  )
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label={'address'}>{pathname + search}</output>
}

export const activeLine = () => document.querySelector('[aria-current="true"] p')?.textContent
export const playButton = () => document.querySelector('.line-controls__play')?.getAttribute('aria-label')
export const reports = () =>
  current.requests.filter(({ path }) => path === reportProgress.path).map(({ body }) => body)
