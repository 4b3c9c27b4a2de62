import type { MediaItem } from '@verbena/contract/catalogue'
import { useOutletContext } from 'react-router'

/** The player of the page, for pages that are shown beside it instead of the study modes. */
export type PlayerOutlet = {
  item: MediaItem
  /** The current playback position. */
  seconds: () => number
  /** Calls `listener` whenever the position changes. */
  subscribe: (listener: () => void) => () => void
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
}

/** Use it within the player's route. */
export const usePlayerOutlet = (): PlayerOutlet => useOutletContext<PlayerOutlet>()
