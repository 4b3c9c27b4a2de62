import { useSyncExternalStore } from 'react'
import type { MediaClock } from './media-clock.ts'

/** The result of `read` for the current time; the component renders only when the result changes. */
export function useMediaClock<T extends number>(clock: MediaClock, read: (seconds: number) => T): T {
  return useSyncExternalStore(clock.subscribe, () => read(clock.seconds()))
}
