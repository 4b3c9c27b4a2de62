import type { MediaAdapter, MediaFailure, MediaOptions } from './media-adapter.ts'
import { loadYouTubeApi, ScriptFailure } from './youtube-api.ts'

const failures: Record<number, MediaFailure> = {
  2: 'gone',
  5: 'unplayable',
  100: 'gone',
  101: 'notEmbeddable',
  150: 'notEmbeddable',
  153: 'notEmbeddable',
}

/** YouTube's error codes: 2 invalid id, 5 HTML5 player, 100 removed or private, 101, 150 and 153 embedding refused. */
const youTubeFailure = (code: number): MediaFailure => failures[code] ?? 'unplayable'

/** Values of YT.PlayerState, an object that exists only once the script is loaded. */
const stateEvents = { 0: 'ended', 1: 'playing', 2: 'paused', 3: 'buffering' } as const

/** A time-out, because a blocked iframe causes no error event. */
const readyTimeoutSeconds = 8

/** YouTube reports the old position for a moment after a seek, which would move the transcript back. */
const seekSeconds = 1
const arrivedSeconds = 1

/** YouTube's embedded player, from its host that sets no cookies. */
export class YouTubeAdapter implements MediaAdapter {
  readonly #options: MediaOptions
  readonly #box = document.createElement('div')
  #player: YT.Player | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isReady = false
  #isDestroyed = false
  #wanted: { seconds: number; rate: number; plays: boolean }
  /** Start of the last seek, in milliseconds of `performance.now()`; null once it is complete. */
  #soughtAt: number | null = null

  constructor(host: HTMLElement, videoId: string, options: MediaOptions) {
    this.#options = options
    this.#wanted = { seconds: options.startSeconds, rate: 1, plays: false }
    host.append(this.#box)
    loadYouTubeApi().then(
      (api) => {
        if (!this.#isDestroyed) this.#open(api, videoId)
      },
      (error: unknown) => this.#fail(error instanceof ScriptFailure ? error.failure : 'unreachable'),
    )
  }

  #open(api: typeof YT, videoId: string) {
    this.#timer = setTimeout(() => this.#fail('slow'), readyTimeoutSeconds * 1000)
    const frame = document.createElement('div')
    this.#box.append(frame)
    this.#player = new api.Player(frame, {
      videoId,
      host: 'https://www.youtube-nocookie.com',
      width: '100%',
      height: '100%',
      playerVars: {
        playsinline: 1,
        rel: 0,
        cc_load_policy: 0,
        origin: location.origin,
        start: Math.floor(this.#wanted.seconds),
      },
      events: {
        onReady: ({ target }) => this.#becomeReady(target),
        onStateChange: ({ data }) => {
          const type = stateEvents[data as keyof typeof stateEvents]
          if (type) this.#emit({ type })
        },
        onError: ({ data }) => this.#fail(youTubeFailure(data)),
      },
    })
  }

  #becomeReady(player: YT.Player) {
    clearTimeout(this.#timer)
    this.#player = player
    this.#isReady = true
    const { seconds, rate, plays } = this.#wanted
    this.#emit({ type: 'ready', durationSeconds: player.getDuration() })
    if (rate !== 1) player.setPlaybackRate(rate)
    // The start is already a player parameter, and a seek would start a player that is not playing.
    if (seconds !== this.#options.startSeconds) player.seekTo(seconds, true)
    if (plays) player.playVideo()
    else player.pauseVideo()
  }

  #emit(event: Parameters<MediaOptions['onEvent']>[0]) {
    if (!this.#isDestroyed) this.#options.onEvent(event)
  }

  #fail(failure: MediaFailure) {
    clearTimeout(this.#timer)
    this.#emit({ type: 'failed', failure })
  }

  currentSeconds() {
    if (!this.#isReady) return this.#wanted.seconds
    const seconds = this.#player?.getCurrentTime() ?? 0
    if (this.#soughtAt === null) return seconds
    const hasArrived = Math.abs(seconds - this.#wanted.seconds) < arrivedSeconds
    if (!hasArrived && performance.now() - this.#soughtAt < seekSeconds * 1000) return this.#wanted.seconds
    this.#soughtAt = null
    return seconds
  }

  play() {
    this.#wanted.plays = true
    if (this.#isReady) this.#player?.playVideo()
  }

  pause() {
    this.#wanted.plays = false
    if (this.#isReady) this.#player?.pauseVideo()
  }

  seek(seconds: number) {
    this.#wanted.seconds = seconds
    if (!this.#isReady) return
    this.#soughtAt = performance.now()
    this.#player?.seekTo(seconds, true)
  }

  setRate(rate: number) {
    this.#wanted.rate = rate
    if (this.#isReady) this.#player?.setPlaybackRate(rate)
  }

  destroy() {
    this.#isDestroyed = true
    clearTimeout(this.#timer)
    if (this.#isReady) this.#player?.destroy()
    this.#box.remove()
  }
}
