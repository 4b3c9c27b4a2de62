/**
 * The playback position, stored outside React. Components subscribe to what they show (the line, the second), and so
 * render only when that changes, not ten times a second.
 */
export type MediaClock = {
  seconds: () => number
  set: (seconds: number) => void
  subscribe: (listener: () => void) => () => void
}

export function createMediaClock(startSeconds: number): MediaClock {
  const listeners = new Set<() => void>()
  let now = startSeconds
  return {
    seconds: () => now,
    set: (seconds) => {
      now = seconds
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
