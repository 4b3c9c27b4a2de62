import type { MediaItem } from '@verbena/contract/catalogue'
import type { Segment } from '@verbena/contract/player'
import type { Dispatch, SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import { Deferred } from '../../../parts/deferred/deferred.tsx'
import { deferComponent } from '../../../parts/deferred/deferred-component.ts'
import { deferredSpeakingDialog } from '../../../parts/speaking/deferred-speaking-dialog.ts'
import type { PlayerCommands } from '../controls/player-keys.ts'
import type { LinePlayback } from '../line-playback/use-line-playback.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'
import type { PlayerOptions } from './use-player-options.ts'

/** The overlay over the player: the options panel, the help, or the dialog to speak a line. */
export type PlayerOverlay = 'more' | 'help' | 'speaking' | null
export type OpenOverlay = Dispatch<SetStateAction<PlayerOverlay>>

type Props = {
  extra: PlayerOverlay
  open: OpenOverlay
  item: MediaItem
  segments: readonly Segment[]
  player: MediaPlayer
  lines: LinePlayback
  options: PlayerOptions
  commands: PlayerCommands
}

const optionsPanel = deferComponent(async () => (await import('./options-panel.tsx')).OptionsPanel)
const helpSheet = deferComponent(async () => (await import('../controls/help-sheet.tsx')).HelpSheet)

/** The overlays of the player, whose code is loaded when they are first opened. */
export function PlayerOverlays({ extra, open, segments, ...given }: Props) {
  const { t } = useTranslation('player')
  const close = () => open(null)
  const { translations, hasColours } = given.options
  const speak = () => {
    given.player.pause()
    open('speaking')
  }
  const more = { ...given, onClose: close, onHelp: given.commands.help, onSpeak: speak }
  const help = { onClose: close, hasTranslations: translations.areThere, hasColours }
  const failure = { failure: t('study.failed'), onFail: close }
  return (
    <>
      <Deferred component={optionsPanel} given={extra === 'more' ? more : null} {...failure} />
      <Deferred component={helpSheet} given={extra === 'help' ? help : null} {...failure} />
      <Deferred
        component={deferredSpeakingDialog}
        given={extra === 'speaking' ? speakingOf(given, segments, close) : null}
        {...failure}
      />
    </>
  )
}

/** The props for the active line, or for the first line before playback reaches it. */
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
