import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { getVideo, type MediaItem } from '@verbena/contract/catalogue'
import { listKnownWords } from '@verbena/contract/lessons/lessons'
import { type ListeningPractice, readListeningPractice } from '@verbena/contract/listening'
import { explain, listSentences } from '@verbena/contract/lookup/lookup'
import { listTestResults, recordTestResult } from '@verbena/contract/media-tests'
import { getVideoTranscript, type Segment } from '@verbena/contract/player'
import { listWordLists } from '@verbena/contract/vocabulary/lists'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { clearSession } from '../../../api/session.ts'
import { signIn } from '../../../api/testing/fake-learner.ts'
import { type ApiFailure, fakeServer } from '../../../api/testing/fake-server.ts'
import { sampleVideo } from '../../../api/testing/sample-video.ts'
import { startI18n } from '../../../i18n/i18n.ts'
import { ListeningRoute } from '../listening.route.tsx'

export const item = sampleVideo
export const lines: Segment[] = [
  { text: 'La masa duerme aquí.', start: 1, duration: 2, translation: 'The dough sleeps here.' },
  { text: 'Comemos pan con queso.', start: 5, duration: 2 },
]
export const practice: ListeningPractice = {
  level: 'B1',
  language: 'es',
  newWords: 120,
  learningWords: 7,
  knownWords: 45,
  themes: [],
}

let restore = () => {}

/** The calls of `play` on the audio element, which starts at once and whose time does not advance. */
export const heard: { at: number; rate: number }[] = []

type Answers = {
  address?: string
  video?: MediaItem
  segments?: readonly Segment[]
  transcript?: () => ApiFailure | { transcription: ''; vectortranscription: Segment[] }
  /** The server's reply to a result. */
  record?: () => { success: true } | ApiFailure
  listening?: ListeningPractice | ApiFailure | (() => ListeningPractice | ApiFailure)
}

/** Renders the route with a fake server and a fake audio element. */
export function renderListening({
  address = '/listening',
  video = item,
  segments = lines,
  transcript = () => ({ transcription: '', vectortranscription: [...segments] }),
  record = () => ({ success: true }),
  listening,
}: Answers) {
  // A second call in a test opens another page in the same browser.
  restore()
  heard.length = 0
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event('loadedmetadata')))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    heard.push({ at: this.currentTime, rate: this.playbackRate })
  })
  signIn()
  startI18n('en')
  const server = fakeServer([
    [readListeningPractice, listening ?? practice],
    [getVideo, video],
    [getVideoTranscript, () => transcript()],
    [listTestResults, []],
    [recordTestResult, () => record()],
    [
      explain,
      { word: 'masa', translation: 'dough', definition: '', example: '', lemma: 'masa', status: 'new' },
    ],
    // "mesa" is the only slip that is a word.
    [listKnownWords, ({ query }) => ({ known: query.words?.split(',').includes('mesa') ? ['mesa'] : [] })],
    [listWordLists, []],
    [listSentences, []],
  ])
  restore = server.restore
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <ListeningRoute />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}

export function closeListening() {
  cleanup()
  restore()
  vi.restoreAllMocks()
  clearSession()
  localStorage.clear()
}
