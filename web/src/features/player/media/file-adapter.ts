import { diagnoseFileFailure } from './diagnose-file-failure.ts'
import type { MediaAdapter, MediaEvent, MediaFailure, MediaOptions } from './media-adapter.ts'

/** A time-out, because a server that sends nothing causes no error event. */
const slowSeconds = 10
/** A browser may wait for ever for a stalled response, so the file is requested again after this time without data. */
const hangSeconds = 3

type MediaFile = { src: string; mime: string }

/** A <video> element with files of our server. */
export class FileAdapter implements MediaAdapter {
  readonly #video: HTMLVideoElement
  readonly #listening = new AbortController()
  readonly #lastSource: string
  /** Number of the current attempt, so that the diagnosis of an earlier failure is ignored. */
  #attempt = 0
  #wantedSeconds: number
  #slowTimer: ReturnType<typeof setTimeout> | undefined
  #hangTimer: ReturnType<typeof setTimeout> | undefined

  constructor(host: HTMLElement, files: readonly MediaFile[], poster: string, options: MediaOptions) {
    const { startSeconds, onEvent } = options
    const video = document.createElement('video')
    this.#video = video
    this.#lastSource = files.at(-1)?.src ?? ''
    this.#wantedSeconds = startSeconds
    video.playsInline = true
    video.preload = 'metadata'
    if (poster) video.poster = poster
    video.preservesPitch = true
    this.#on('loadedmetadata', () => {
      if (this.#wantedSeconds > 0) video.currentTime = this.#wantedSeconds
      onEvent({ type: 'ready', durationSeconds: video.duration })
    })
    const stopWaiting = (event: MediaEvent) => {
      this.#clearTimers()
      onEvent(event)
    }
    this.#on('playing', () => stopWaiting({ type: 'playing' }))
    this.#on('pause', () => stopWaiting({ type: 'paused' }))
    this.#on('ended', () => stopWaiting({ type: 'ended' }))
    // Also fired after play when no data have arrived yet, and again after a reload.
    this.#on('waiting', () => {
      onEvent({ type: 'buffering' })
      if (this.#slowTimer !== undefined) return
      this.#hangTimer = setTimeout(() => this.#reload(), hangSeconds * 1000)
      // The download continues: data that arrive late are played, and clear the failure.
      this.#slowTimer = setTimeout(() => this.#fail(onEvent, 'slow'), slowSeconds * 1000)
    })
    // Data arrived: the response is slow, but not stalled.
    this.#on('progress', () => clearTimeout(this.#hangTimer))
    this.#on('seeked', () => onEvent({ type: 'seeked' }))
    video.append(...sourcesOf(files, this.#listening.signal, () => this.#fail(onEvent)))
    this.#on('error', () => this.#fail(onEvent))
    // Without a file the element loads for ever and fires no error event.
    if (files.length === 0) queueMicrotask(() => this.#fail(onEvent, 'gone'))
    host.append(video)
  }

  #on(type: keyof HTMLMediaElementEventMap, listener: () => void) {
    this.#video.addEventListener(type, listener, { signal: this.#listening.signal })
  }

  #fail(onEvent: MediaOptions['onEvent'], known?: MediaFailure) {
    if (this.#listening.signal.aborted) return
    this.#clearTimers()
    if (known) return onEvent({ type: 'failed', failure: known })
    const { error, currentSrc } = this.#video
    if (error?.code === MediaError.MEDIA_ERR_NETWORK)
      return onEvent({ type: 'failed', failure: 'unreachable' })
    const attempt = this.#attempt
    void diagnoseFileFailure(currentSrc || this.#lastSource).then((failure) => {
      if (attempt === this.#attempt && !this.#listening.signal.aborted) onEvent({ type: 'failed', failure })
    })
  }

  /** Cancels the download and loads again from the same time. */
  #reload() {
    const video = this.#video
    if (video.paused) return
    this.#wantedSeconds = this.currentSeconds()
    video.load()
    this.play()
  }

  #clearTimers() {
    this.#attempt += 1
    clearTimeout(this.#slowTimer)
    clearTimeout(this.#hangTimer)
    this.#slowTimer = undefined
  }

  currentSeconds() {
    return this.#isReady ? this.#video.currentTime : this.#wantedSeconds
  }

  get #isReady() {
    return this.#video.readyState >= HTMLMediaElement.HAVE_METADATA
  }

  play() {
    // The browser may block autoplay; the element then stays paused, and the button shows it.
    this.#video.play().catch(() => {})
  }

  pause() {
    this.#video.pause()
  }

  seek(seconds: number) {
    this.#wantedSeconds = seconds
    if (this.#isReady) this.#video.currentTime = seconds
  }

  setRate(rate: number) {
    this.#video.defaultPlaybackRate = rate
    this.#video.playbackRate = rate
  }

  destroy() {
    this.#listening.abort()
    this.#clearTimers()
    this.#video.pause()
    this.#video.replaceChildren()
    // Loading without a source makes the browser cancel the download.
    this.#video.load()
    this.#video.remove()
  }
}

/** WebM first, because browsers without proprietary decoders can play nothing else. */
function sourcesOf(files: readonly MediaFile[], signal: AbortSignal, onNonePlayable: () => void) {
  const webmFirst = files.toSorted((a, b) => Number(isWebm(b)) - Number(isWebm(a)))
  return webmFirst.map((file, index) => {
    const source = document.createElement('source')
    source.src = file.src
    source.type = file.mime
    if (index === webmFirst.length - 1) source.addEventListener('error', onNonePlayable, { signal })
    return source
  })
}

const isWebm = (file: MediaFile) => file.mime.startsWith('video/webm')
