import { useTranslation } from 'react-i18next'
import { useToast } from '../../ui/toast.tsx'
import type { MediaPlayer } from './media/use-media-player.ts'
import type { PlayerCommands } from './player-keys.ts'
import { nextSpeed } from './speeds.ts'
import { spokenOffset } from './spoken-offset.ts'
import type { Lines } from './use-lines.ts'
import type { LookupOf } from './use-lookup.ts'
import type { PlayerOptions } from './use-player-options.ts'

type Given = {
  player: MediaPlayer
  lines: Lines
  options: PlayerOptions
  lookup: LookupOf
  openHelp: () => void
}

/** A step of the text against the sound, in seconds. */
const offsetStep = 0.1

/** Everything that can be asked of the player, by key or by button. What a key changes out of sight is said in a note. */
export function usePlayerCommands({ player, lines, options, lookup, openHelp }: Given): PlayerCommands {
  const { t, i18n } = useTranslation('player')
  const toast = useToast()
  const say = (text: string) => toast({ text, kind: 'player' })
  const sayOffset = (seconds: number) => say(spokenOffset(t, i18n.language, seconds))
  const { dual, pauses, colours, offset, translations, hasColours } = options
  /** A command for playback closes the card of a word. */
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

/** A film that failed has nothing to play: pressing play tries again. */
function toggleOf({ failure, isUnderWay, pause, play, retry }: MediaPlayer): () => void {
  if (failure) return retry
  return isUnderWay ? pause : play
}

/** The line that the keyboard is in; null when it is elsewhere. */
function focusedLine(): number | null {
  const line = document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line
  return line === undefined ? null : Number(line)
}
