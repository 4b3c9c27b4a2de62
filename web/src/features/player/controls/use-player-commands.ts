import { useTranslation } from 'react-i18next'
import { useToast } from '../../../ui/feedback/toast.tsx'
import type { LinePlayback } from '../line-playback/use-line-playback.ts'
import type { LookupOf } from '../lookup/use-lookup.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'
import { offsetDescription } from '../options/offset-description.ts'
import type { PlayerOptions } from '../options/use-player-options.ts'
import { nextSpeed } from './playback-speeds.ts'
import type { PlayerCommands } from './player-keys.ts'

type CommandContext = {
  player: MediaPlayer
  lines: LinePlayback
  options: PlayerOptions
  lookup: LookupOf
  openHelp: () => void
}

/** One step of the transcript offset, in seconds. */
const offsetStep = 0.1

/** All commands of the player, for keys and buttons. A toast reports changes that are not visible on the page. */
export function usePlayerCommands({
  player,
  lines,
  options,
  lookup,
  openHelp,
}: CommandContext): PlayerCommands {
  const { t, i18n } = useTranslation('player')
  const toast = useToast()
  const say = (text: string) => toast({ text, kind: 'player' })
  const sayOffset = (seconds: number) => say(offsetDescription(t, i18n.language, seconds))
  const { dual, pauses, colours, offset, translations, hasColours } = options
  /** A playback command closes the word card. */
  const closing = (command: () => void) => () => {
    lookup.dismiss()
    command()
  }
  return {
    previous: closing(lines.previous),
    repeat: closing(lines.repeat),
    next: closing(lines.next),
    toggle: closing(toggleOf(player)),
    speed: () => player.setRate(nextSpeed(player.rate)),
    loop: lines.toggleLoop,
    loopStart: lines.startLoop,
    loopEnd: lines.endLoop,
    pauseAfterLine: () => {
      say(t(pauses.isOn ? 'said.goesOn' : 'said.pauses'))
      pauses.toggle()
    },
    dual: () => {
      if (translations.areThere) dual.toggle()
    },
    translations: () => {
      if (translations.areThere)
        say(t('translations.are', { mode: t(`translations.${translations.nextMode()}`) }))
    },
    colours: () => {
      if (!hasColours) return
      say(t(colours.isOn ? 'said.coloursOff' : 'said.coloursOn'))
      colours.toggle()
    },
    follow: lines.follow,
    earlier: () => sayOffset(offset.moveBy(-offsetStep)),
    later: () => sayOffset(offset.moveBy(offsetStep)),
    startNow: () => {
      const line = lookup.open?.touched.line ?? focusedLine() ?? Math.max(0, lines.active())
      sayOffset(offset.startLineAt(line, player.clock.seconds()))
    },
    help: openHelp,
  }
}

/** After a failure, play tries again. */
function toggleOf({ failure, isUnderWay, pause, play, retry }: MediaPlayer): () => void {
  if (failure) return retry
  return isUnderWay ? pause : play
}

/** The line that has the focus; null when the focus is elsewhere. */
function focusedLine(): number | null {
  const line = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line
  return line === undefined ? null : Number(line)
}
