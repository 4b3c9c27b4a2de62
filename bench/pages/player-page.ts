/** Functions that run in the measured page. Each uses only its arguments, because it is sent there as text. */

/** Records when the first line was painted and when `lineCount` lines were in the page, in ms since its navigation. */
export function watchLines(lineCount: number) {
  const times = { firstLine: 0, allLines: 0, longTasks: [] as { start: number; ms: number }[] }
  Object.assign(window, { measured: times })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      times.longTasks.push({ start: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  const observer = new MutationObserver(() => {
    if (times.firstLine === 0 && document.querySelector('.line[data-line]')) {
      times.firstLine = -1
      requestAnimationFrame(() => {
        // The next task after a frame runs when the frame has been painted.
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          times.firstLine = performance.now()
        }
        channel.port2.postMessage(null)
      })
    }
    if (times.allLines > 0 || document.querySelectorAll('.line[data-line]').length < lineCount) return
    times.allLines = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

export type Lags = { ours: number[]; reference: number[] }

/**
 * Measures the delay in milliseconds between the video and the highlight of each line, for `seconds`. The reference, in the
 * same frames, is the delay of a minimal page that only writes the number of the current line.
 */
export async function highlightLags(given: { starts: number[]; seconds: number }): Promise<Lags> {
  const video = document.querySelector('video') as HTMLVideoElement
  const lags: Lags = { ours: [], reference: [] }
  const endsAt = performance.now() + given.seconds * 1000
  const marked = document.createElement('p')
  const mark = () => {
    const line = given.starts.findLastIndex((start) => start <= video.currentTime)
    if (marked.dataset.line !== String(line)) marked.dataset.line = String(line)
    if (performance.now() < endsAt) requestAnimationFrame(mark)
  }
  requestAnimationFrame(mark)
  const seen = { ours: -2, reference: -2 }
  while (performance.now() < endsAt) {
    // The content of the page at the start of a frame was painted with the frame before at the latest.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const elements = { ours: document.querySelector<HTMLElement>('.line--active'), reference: marked }
    for (const side of ['ours', 'reference'] as const) {
      const line = Number(elements[side]?.dataset.line ?? -1)
      if (line === seen[side]) continue
      const lag = ((video.currentTime - (given.starts[line] ?? 0)) / video.playbackRate) * 1000
      if (line === seen[side] + 1) lags[side].push(lag)
      seen[side] = line
    }
  }
  return lags
}

/** Adds `window.stopFrames`, which returns the times between frames in milliseconds. */
export function collectFrames() {
  const frames: number[] = []
  let before = performance.now()
  let isOn = true
  const step = (now: number) => {
    frames.push(now - before)
    before = now
    if (isOn) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
  Object.assign(window, {
    stopFrames: () => {
      isOn = false
      return frames.slice(1)
    },
  })
}
