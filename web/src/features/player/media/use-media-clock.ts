import { useSyncExternalStore } from 'react'
import type { MediaClock } from './media-clock.ts'

/** What `read` makes of the time, a new render only when that changes. */
export function useMediaClock<T extends number>(clock: MediaClock, read: (seconds: number) => T): T {
  return useSyncExternalStore(clock.subscribe, () => read(clock.seconds()))
}
