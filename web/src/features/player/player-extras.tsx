import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import { type Dispatch, type SetStateAction, useCallback } from 'react'
import { LazyPart } from './lazy-part.tsx'
import type { MediaPlayer } from './media/use-media-player.ts'
import type { PlayerCommands } from './player-keys.ts'
import type { Lines } from './use-lines.ts'
import type { PlayerOptions } from './use-player-options.ts'

/** What lies over the player: the panel with everything else, the help, or a line to say oneself. */
export type PlayerExtra = 'more' | 'help' | 'speaking' | null
export type OpenExtra = Dispatch<SetStateAction<PlayerExtra>>

type Props = {
  extra: PlayerExtra
  open: OpenExtra
  item: MediaItem
  segments: readonly Segment[]
  player: MediaPlayer
  lines: Lines
  options: PlayerOptions
  commands: PlayerCommands
}

/** The parts of the player whose code comes when they are first opened. */
export function PlayerExtras({ extra, open, segments, ...given }: Props) {
  const close = useCallback(() => open(null), [open])
  const { translations, hasColours } = given.options
  const speak = () => {
    given.player.pause()
    open('speaking')
  }
  const more = { ...given, onClose: close, onHelp: given.commands.help, onSpeak: speak }
  const help = { onClose: close, hasTranslations: translations.areThere, hasColours }
  return (
    <>
      <LazyPart name="more" load={loadMore} given={extra === 'more' ? more : null} onFail={close} />
      <LazyPart name="help" load={loadHelp} given={extra === 'help' ? help : null} onFail={close} />
      <LazyPart
        name="speaking"
        load={loadSpeaking}
        given={extra === 'speaking' ? speakingOf(given, segments, close) : null}
        onFail={close}
      />
    </>
  )
}

/** The line that is spoken, or the first one before it begins. */
function speakingOf(
  { item, lines }: Pick<Props, 'item' | 'lines'>,
  segments: readonly Segment[],
  onClose: () => void,
) {
  const segment = segments[Math.max(0, lines.active())]
  if (!segment) return null
  const { language, source } = item
  const spoken = { text: segment.text, language, line: { source, segment } }
  return { spoken, translation: segment.translation, onClose }
}

const loadSpeaking = () =>
  import('../../parts/speaking/speaking-dialog.tsx').then(({ SpeakingDialog }) => SpeakingDialog)
const loadMore = () => import('./more-panel.tsx').then(({ MorePanel }) => MorePanel)
const loadHelp = () => import('./help-sheet.tsx').then(({ HelpSheet }) => HelpSheet)
