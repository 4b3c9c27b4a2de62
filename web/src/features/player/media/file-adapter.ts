import { diagnoseFileFailure } from './diagnose-file-failure.ts'
import type { MediaAdapter, MediaEvent, MediaFailure, MediaOptions } from './media-adapter.ts'

/** A server that sends nothing raises no error either: waiting is the only way to know. */
const slowSeconds = 10
/** A browser may wait for ever for an answer that hangs, so after a while without a byte it is made to ask anew. */
const hangSeconds = 3

type MediaFile = { src: string; mime: string }

/** A <video> of our own files. */
export class FileAdapter implements MediaAdapter {
  readonly #video: HTMLVideoElement
  readonly #listening = new AbortController()
  readonly #lastSource: string
  /** Counts what it goes on from: a reason that comes later than the next start is none. */
  #stumble = 0
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
    // Heard after a press on play too, when there is nothing to play yet; and again when it is asked for anew.
    this.#on('waiting', () => {
      onEvent({ type: 'buffering' })
      if (this.#slowTimer !== undefined) return
      this.#hangTimer = setTimeout(() => this.#askAnew(), hangSeconds * 1000)
      // The download goes on: what comes late plays all the same, and clears the failure.
      this.#slowTimer = setTimeout(() => this.#fail(onEvent, 'slow'), slowSeconds * 1000)
    })
    // A byte came: it is slow, but does not hang.
    this.#on('progress', () => clearTimeout(this.#hangTimer))
    this.#on('seeked', () => onEvent({ type: 'seeked' }))
    video.append(...sourcesOf(files, this.#listening.signal, () => this.#fail(onEvent)))
    this.#on('error', () => this.#fail(onEvent))
    // Without any file the element loads for ever and reports no error.
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
    const stumble = this.#stumble
    void diagnoseFileFailure(currentSrc || this.#lastSource).then((failure) => {
      if (stumble === this.#stumble && !this.#listening.signal.aborted) onEvent({ type: 'failed', failure })
    })
  }

  /** Cancels the download and loads again from the same time. */
  #askAnew() {
    const video = this.#video
    if (video.paused) return
    this.#wantedSeconds = this.currentSeconds()
    video.load()
    this.play()
  }

  #clearTimers() {
    this.#stumble += 1
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
    // A browser may refuse to start sound without a press: then it stays paused, and the button says so.
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
    // Loading nothing makes the browser cancel the download.
    this.#video.load()
    this.#video.remove()
  }
}

/** WebM first: a browser built without the proprietary decoders has no other choice. */
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
