import type { MediaItem } from '@verbena/contract/catalogue'
import { type ReactElement, useMemo } from 'react'
import { useOutlet } from 'react-router'
import type { PlayerOutlet } from '../../../parts/media/player-outlet.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'

/** The nested route that replaces the study tabs, with access to the player; null when there is none. */
export function useSidePanel(item: MediaItem, player: MediaPlayer): ReactElement | null {
  const { clock, play, pause, seek } = player
  const context = useMemo<PlayerOutlet>(
    () => ({ item, seconds: clock.seconds, subscribe: clock.subscribe, play, pause, seek }),
    [item, clock, play, pause, seek],
  )
  return useOutlet(context)
}
