import { type Dispatch, type SetStateAction, useCallback } from 'react'
import { LazyPart } from './lazy-part.tsx'
import type { MediaPlayer } from './media/use-media-player.ts'
import type { PlayerCommands } from './player-keys.ts'
import type { Lines } from './use-lines.ts'
import type { PlayerOptions } from './use-player-options.ts'

/** What lies over the player: the panel with everything else, or the help. */
export type PlayerExtra = 'more' | 'help' | null
export type OpenExtra = Dispatch<SetStateAction<PlayerExtra>>

type Props = {
  extra: PlayerExtra
  open: OpenExtra
  player: MediaPlayer
  lines: Lines
  options: PlayerOptions
  commands: PlayerCommands
}

/** The parts of the player whose code comes when they are first opened. */
export function PlayerExtras({ extra, open, ...given }: Props) {
  const close = useCallback(() => open(null), [open])
  const { translations, hasColours } = given.options
  const more = { ...given, onClose: close, onHelp: given.commands.help }
  const help = { onClose: close, hasTranslations: translations.areThere, hasColours }
  return (
    <>
      <LazyPart name="more" load={loadMore} given={extra === 'more' ? more : null} onFail={close} />
      <LazyPart name="help" load={loadHelp} given={extra === 'help' ? help : null} onFail={close} />
    </>
  )
}

const loadMore = () => import('./more-panel.tsx').then(({ MorePanel }) => MorePanel)
const loadHelp = () => import('./help-sheet.tsx').then(({ HelpSheet }) => HelpSheet)
