import type { MediaItem } from '@verbena/contract/catalogue'
import { useOutletContext } from 'react-router'

/** The player of the page, for what stands beside it in place of the ways to study. */
export type PlayerOutlet = {
  item: MediaItem
  /** Where playback is. */
  seconds: () => number
  /** Told whenever that changes. */
  subscribe: (listener: () => void) => () => void
  play: () => void
  pause: () => void
  seek: (seconds: number) => void
}

/** Within the player's route. */
export const usePlayerOutlet = (): PlayerOutlet => useOutletContext<PlayerOutlet>()
