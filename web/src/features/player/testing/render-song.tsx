import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import type { MediaItem } from '@verbena/contract/catalogue'
import { listTestResults, recordTestResult, type TestResult } from '@verbena/contract/media-tests'
import type { Segment } from '@verbena/contract/player'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import { getSession } from '../../../api/session.ts'
import { fakeServer } from '../../../api/testing/fake-server.ts'
import { useMediaPlayer } from '../media/use-media-player.ts'
import { SongPanel } from '../song/song-panel.tsx'
import type { StudyProps } from '../study/study-props.ts'

const item: MediaItem = {
  id: 'luna',
  kind: 'song',
  title: 'La luna',
  titleTranslation: 'The moon',
  thumbnail: '',
  category: 'Folk',
  place: null,
  level: 'A1',
  language: 'es',
  durationSeconds: 8,
  isPremium: false,
  isLocked: false,
  url: '/media/luna.webm',
  enlace: null,
  transcription: '',
  credits: [],
  source: { type: 'file', files: [{ src: '/media/luna.webm', mime: 'video/webm' }] },
}

/** Six lines of one second each, starting at second 1. */
export const linesOfLuna: readonly Segment[] = [
  'Sale la luna',
  'sobre el mar',
  'duerme gatito',
  'canta mi voz',
  'brilla una estrella',
  'llega el sol',
].map((text, line) => ({ text, start: line + 1, duration: 1, words: wordsOf(text, line + 1) }))

function wordsOf(text: string, start: number) {
  const words = text.split(' ')
  const each = 0.6 / words.length
  return words.map((word, at) => ({ text: word, start: start + at * each, end: start + (at + 1) * each }))
}

const stepSeconds = 0.4

/**
 * Renders the song panel in a real player whose playback the test controls.
 * @param address the query string of the URL, such as `?mode=type-100`
 */
export function renderSong({
  address = '',
  results = [],
}: {
  address?: string
  results?: TestResult[]
} = {}) {
  const server = fakeServer([
    [listTestResults, results],
    [recordTestResult, { success: true }],
  ])
  const heard = { onPlayLine: vi.fn(), onTouch: vi.fn(), onHide: vi.fn() }
  const learnerId = getSession()?.learnerId ?? null
  const question = { kind: 'song', id: 'luna', learnerId, guestNative: {} } as const
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/song/luna${address}`]}>
        <div role="tabpanel">
          <WithSong question={question} item={item} segments={linesOfLuna} {...heard} />
        </div>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const video = document.querySelector('video') as HTMLVideoElement
  const posted = () =>
    server.requests.filter(({ method, path }) => method === 'POST' && path === recordTestResult.path)
  return {
    ...server,
    ...heard,
    video,
    results: () => posted().map(({ body }) => body),
    playTo: playing(video),
  }
}

function WithSong(study: Omit<StudyProps, 'player' | 'onPlayFrom'>) {
  const player = useMediaPlayer(study.item, 0)
  const onPlayFrom = (line: number) => {
    player.seek(study.segments[line]?.start ?? 0)
    player.play()
  }
  return (
    <>
      <div ref={player.stage} />
      <SongPanel {...study} player={player} onPlayFrom={onPlayFrom} />
    </>
  )
}

/** Plays the file to a second, or until it is paused. */
const playing = (video: HTMLVideoElement) => async (seconds: number) => {
  while (!isPaused(video) && video.currentTime < seconds) {
    video.currentTime = Math.min(seconds, video.currentTime + stepSeconds)
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
  }
  await waitFor(() => screen.getByRole('combobox'))
}

const isPaused = (video: HTMLVideoElement) => video.dataset.paused === 'true'

/** Fakes playback, because happy-dom plays no media and supports no media type. */
export function playFilesByHand() {
  Object.assign(HTMLMediaElement, { HAVE_METADATA: 1 })
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dataset.paused = 'false'
    this.dispatchEvent(new Event('playing'))
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dataset.paused = 'true'
    this.dispatchEvent(new Event('pause'))
  })
}
