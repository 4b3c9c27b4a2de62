import type { MediaItem } from '@verbena/contract/catalogue'
import { type ReactElement, useMemo } from 'react'
import { useOutlet } from 'react-router'
import type { PlayerOutlet } from '../../../parts/media/player-outlet.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'

/** What the address asks for in place of the ways to study, with the player in its reach; null for the study itself. */
export function useSidePanel(item: MediaItem, player: MediaPlayer): ReactElement | null {
  const { clock, play, pause, seek } = player
  const context = useMemo<PlayerOutlet>(
    () => ({ item, seconds: clock.seconds, subscribe: clock.subscribe, play, pause, seek }),
    [item, clock, play, pause, seek],
  )
  return useOutlet(context)
}
