/** What runs inside the measured page; each function stands alone, because it is sent there as text. */

/** Before the page: notes when the first line was painted, and when so many were in the page. Seconds of its clock. */
export function watchLines(lineCount: number) {
  const times = { firstLine: 0, allLines: 0, longTasks: [] as { start: number; milliseconds: number }[] }
  Object.assign(window, { measured: times })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      times.longTasks.push({ start: startTime, milliseconds: duration })
  }).observe({ type: 'longtask', buffered: true })
  const observer = new MutationObserver(() => {
    if (times.firstLine === 0 && document.querySelector('.line[data-line]')) {
      times.firstLine = -1
      requestAnimationFrame(() => {
        // The next task after a frame: it has been painted.
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
 * How far behind the film each line was marked as spoken, in milliseconds, over so many seconds; and how far behind the
 * least that a page can do was, in the same frames: one number, written by the frame that finds it due.
 */
export async function highlightLags(given: { starts: number[]; seconds: number }): Promise<Lags> {
  const film = document.querySelector('video') as HTMLVideoElement
  const lags: Lags = { ours: [], reference: [] }
  const endsAt = performance.now() + given.seconds * 1000
  const marked = document.createElement('p')
  const mark = () => {
    const line = given.starts.findLastIndex((start) => start <= film.currentTime)
    if (marked.dataset.line !== String(line)) marked.dataset.line = String(line)
    if (performance.now() < endsAt) requestAnimationFrame(mark)
  }
  requestAnimationFrame(mark)
  const seen = { ours: -2, reference: -2 }
  while (performance.now() < endsAt) {
    // What stands in the page when a frame begins was painted with the one before at the latest.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const places = { ours: document.querySelector<HTMLElement>('.line--active'), reference: marked }
    for (const who of ['ours', 'reference'] as const) {
      const line = Number(places[who]?.dataset.line ?? -1)
      if (line === seen[who]) continue
      const lag = ((film.currentTime - (given.starts[line] ?? 0)) / film.playbackRate) * 1000
      if (line === seen[who] + 1) lags[who].push(lag)
      seen[who] = line
    }
  }
  return lags
}

/** The time between frames, in milliseconds, until it is told to stop. */
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
