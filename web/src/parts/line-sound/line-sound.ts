/** Times in seconds. */
export type SoundRange = { start: number; end: number }
type SoundFile = { src: string; mime: string }

/** Subtitles may end before the last sound of a line, so playback continues this much longer. */
const tailSeconds = 0.15

export type LineSound = {
  /**
   * Plays a range, and stops the one that is playing. Resolves when it has ended or another range was started.
   * @param onBegin called when the audio starts: on a slow network that is some time after the click
   * @throws if the browser blocks autoplay, or the file cannot be played
   */
  play: (range: SoundRange, rate: number, onBegin?: () => void) => Promise<void>
  stop: () => void
  close: () => void
}

/** Plays the audio of a media file, line by line. Loads nothing before the first line is played. */
export function createLineSound(files: readonly SoundFile[]): LineSound {
  const element = document.createElement('audio')
  element.preload = 'auto'
  let endPlaying = () => {}

  const open = async () => {
    if (element.src) return
    element.src = (files.find(({ mime }) => element.canPlayType(mime) !== '') ?? files[0])?.src ?? ''
    if (element.readyState >= HTMLMediaElement.HAVE_METADATA) return
    await new Promise<void>((resolve, reject) => {
      element.addEventListener('loadedmetadata', () => resolve(), { once: true })
      element.addEventListener('error', () => reject(new Error('the sound cannot be played')), { once: true })
      element.load()
    })
  }
  const stop = () => {
    endPlaying()
    element.pause()
  }
  return {
    play: async (range, rate, onBegin) => {
      stop()
      const control = new AbortController()
      endPlaying = () => control.abort()
      const { signal } = control
      try {
        await open()
      } catch (error) {
        // The next press then loads the file again.
        element.removeAttribute('src')
        throw error
      }
      if (signal.aborted) return
      element.playbackRate = rate
      element.preservesPitch = true
      element.currentTime = range.start
      await element.play()
      if (!signal.aborted) onBegin?.()
      await untilOver(element, range.end + tailSeconds, signal)
      if (!signal.aborted) element.pause()
    },
    stop,
    close: () => {
      stop()
      element.removeAttribute('src')
      element.load()
    },
  }
}

/** Uses its own timer: `timeupdate` fires only four times a second, so half a word of the next line would be played. */
function untilOver(element: HTMLMediaElement, end: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController()
    const finish = (settle: () => void) => {
      settled.abort()
      clearInterval(timer)
      settle()
    }
    const timer = setInterval(() => element.currentTime >= end && finish(resolve), 20)
    const once = { once: true, signal: settled.signal }
    signal.addEventListener('abort', () => finish(resolve), once)
    element.addEventListener('ended', () => finish(resolve), once)
    element.addEventListener('error', () => finish(() => reject(new Error('the sound broke off'))), once)
  })
}
