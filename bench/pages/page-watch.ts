type Watched = {
  firstPaint: number
  largestPaint: number
  shown: number
  usable: number
  layoutShift: number
  longTasks: { start: number; ms: number }[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/**
 * Runs in the measured page before its own scripts. Uses only its argument, because it is sent there as text.
 * @param content a selector of what a visitor waits for
 * @param text a selector of the text of it, which may be there before it can be used
 */
export function watchPage({ content, text }: { content: string; text: string }) {
  const watched: Watched = {
    firstPaint: 0,
    largestPaint: 0,
    shown: 0,
    usable: 0,
    layoutShift: 0,
    longTasks: [],
  }
  window.watched = watched
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) watched.layoutShift += value
  })
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, ms: duration }))
  const whenPainted = (note: () => void) =>
    requestAnimationFrame(() => {
      // The next task after a frame runs when the frame has been painted.
      const channel = new MessageChannel()
      channel.port1.onmessage = note
      channel.port2.postMessage(null)
    })
  let isNoticed = false
  // Until it is live, our page holds presses (web/src/app/boot/held-presses.ts).
  const look = () => {
    if (!isNoticed && document.querySelector(text)?.textContent) {
      isNoticed = true
      whenPainted(() => {
        watched.shown = performance.now()
      })
    }
    const isUsable = document.querySelector(content) !== null && !('heldPresses' in window)
    if (!isUsable || document.readyState === 'loading') return requestAnimationFrame(look)
    whenPainted(() => {
      watched.usable = performance.now()
    })
  }
  requestAnimationFrame(look)
}
