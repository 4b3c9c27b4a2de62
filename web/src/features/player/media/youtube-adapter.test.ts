import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MediaEvent } from './media-adapter.ts'
import { YouTubeAdapter } from './youtube-adapter.ts'

/** Replaces YouTube's player and records the calls. */
class FakePlayer {
  static last: FakePlayer
  readonly calls: string[] = []
  readonly options: YT.PlayerOptions

  constructor(_: unknown, options: YT.PlayerOptions) {
    this.options = options
    FakePlayer.last = this
  }
  becomeReady = () => this.options.events?.onReady?.({ target: this as unknown as YT.Player })
  changeState = (data: number) => this.options.events?.onStateChange?.({ data } as YT.OnStateChangeEvent)
  fail = (data: number) => this.options.events?.onError?.({ data } as YT.OnErrorEvent)
  getDuration = () => 120
  getCurrentTime = () => 42
  playVideo = () => this.calls.push('play')
  pauseVideo = () => this.calls.push('pause')
  seekTo = (seconds: number) => this.calls.push(`seek ${seconds}`)
  setPlaybackRate = (rate: number) => this.calls.push(`rate ${rate}`)
  destroy = () => this.calls.push('destroy')
}

const page = window as unknown as { YT?: unknown; onYouTubeIframeAPIReady?: () => void }
let scripts: HTMLScriptElement[] = []

beforeEach(() => {
  vi.useFakeTimers()
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    scripts.push(node as HTMLScriptElement)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete page.YT
})

function adapterAt(startSeconds: number) {
  const events: MediaEvent[] = []
  const onEvent = (event: MediaEvent) => events.push(event)
  return {
    events,
    adapter: new YouTubeAdapter(document.createElement('div'), 'abc', { startSeconds, onEvent }),
  }
}

async function openedAt(startSeconds: number) {
  page.YT = { Player: FakePlayer }
  const made = adapterAt(startSeconds)
  await vi.advanceTimersByTimeAsync(0)
  return { ...made, player: FakePlayer.last }
}

test('does what it was asked before it was ready once it is', async () => {
  const { adapter, player, events } = await openedAt(15)
  adapter.seek(80)
  adapter.setRate(0.75)
  adapter.play()
  expect(player.calls).toEqual([])
  expect(adapter.currentSeconds()).toBe(80)
  player.becomeReady()
  expect(player.calls).toEqual(['rate 0.75', 'seek 80', 'play'])
  expect(events).toEqual([{ type: 'ready', durationSeconds: 120 }])
})

test('does not start by itself, and starts where it is told', async () => {
  const { player } = await openedAt(15)
  player.becomeReady()
  expect(player.options.playerVars?.start).toBe(15)
  expect(player.options.host).toBe('https://www.youtube-nocookie.com')
  expect(player.calls).toEqual(['pause'])
})

test.each([
  [2, 'gone'],
  [100, 'gone'],
  [101, 'notEmbeddable'],
  [150, 'notEmbeddable'],
  [153, 'notEmbeddable'],
  [5, 'unplayable'],
])('error %i of YouTube is told as %s', async (code, failure) => {
  const { player, events } = await openedAt(0)
  player.fail(code)
  expect(events).toEqual([{ type: 'failed', failure }])
})

test('a frame that never answers is told as slow', async () => {
  const { events } = await openedAt(0)
  await vi.advanceTimersByTimeAsync(8000)
  expect(events).toEqual([{ type: 'failed', failure: 'slow' }])
})

test('a script that does not load is asked for again with the next try', async () => {
  const first = adapterAt(0)
  scripts[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(0)
  expect(first.events).toEqual([{ type: 'failed', failure: 'unreachable' }])
  adapterAt(0)
  expect(scripts).toHaveLength(2)
  scripts[1]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(0)
})

test('after it was destroyed nothing is heard of it', async () => {
  const { adapter, player, events } = await openedAt(0)
  player.becomeReady()
  adapter.destroy()
  player.changeState(1)
  expect(player.calls).toContain('destroy')
  expect(events.map(({ type }) => type)).toEqual(['ready'])
})
