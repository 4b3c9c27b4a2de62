import { clockTime } from '@verbena/language/media/clock-time'
import Captions from 'lucide-react/icons/captions'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Repeat1 from 'lucide-react/icons/repeat-1'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import type { LinePlayback } from '../line-playback/use-line-playback.ts'
import type { MediaClock } from '../media/media-clock.ts'
import { useMediaClock } from '../media/use-media-clock.ts'
import type { MediaPlayer } from '../media/use-media-player.ts'
import { optionsButtonId } from '../options/options-button-id.ts'
import type { OpenOverlay } from '../options/player-overlays.tsx'
import type { PlayerOptions } from '../options/use-player-options.ts'
import type { PlayerCommands } from './player-keys.ts'
import { SpeedSelect } from './speed-select.tsx'
import { ToggleControl } from './toggle-control.tsx'
import './line-controls.css'
import { loopDescription } from '../line-playback/loop-description.ts'

type Props = {
  player: MediaPlayer
  commands: PlayerCommands
  lines: LinePlayback
  options: PlayerOptions
  openExtra: OpenOverlay
}

/** One row of buttons for the commands on lines, which also have keys. */
export function LineControls({ player, commands, lines, options, openExtra }: Props) {
  const { t } = useTranslation('player')
  const named = (name: string, key: string) => ({ label: name, title: t('withKey', { name, key }) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and this is not one
    <div className="line-controls" role="group" aria-label={t('lineControls')}>
      <IconButton
        {...named(t('previousLine'), '←')}
        icon={<SkipBack className="icon" aria-hidden="true" />}
        onClick={commands.previous}
      />
      <IconButton
        {...named(t('repeatLine'), 'R')}
        icon={<RotateCcw className="icon" aria-hidden="true" />}
        onClick={commands.repeat}
      />
      <IconButton
        {...named(player.isUnderWay ? t('pause') : t('play'), '␣')}
        className="line-controls__play"
        icon={
          player.isUnderWay ? (
            <Pause className="icon" aria-hidden="true" />
          ) : (
            <Play className="icon" aria-hidden="true" />
          )
        }
        onClick={commands.toggle}
      />
      <IconButton
        {...named(t('nextLine'), '→')}
        icon={<SkipForward className="icon" aria-hidden="true" />}
        onClick={commands.next}
      />
      <PlayerTime clock={player.clock} durationSeconds={player.durationSeconds} />
      <SpeedSelect rate={player.rate} onChange={player.setRate} />
      <ToggleControl
        name={t('loopLine')}
        keyName="L"
        icon={<Repeat1 className="icon" aria-hidden="true" />}
        isPressed={lines.loop !== null}
        onToggle={commands.loop}
      />
      {options.translations.areThere && (
        <ToggleControl
          name={t('dualSubtitles')}
          keyName="D"
          icon={<Captions className="icon" aria-hidden="true" />}
          isPressed={options.dual.isOn}
          onToggle={commands.dual}
        />
      )}
      <button
        type="button"
        id={optionsButtonId}
        className="control control--icon"
        aria-label={t('more.name')}
        aria-haspopup="dialog"
        title={t('more.name')}
        onClick={() => openExtra((extra) => (extra === 'more' ? null : 'more'))}
      >
        <Ellipsis className="icon" aria-hidden="true" />
      </button>
      <LoopAnnouncement lines={lines} />
      <LiveRegion>{t('speedIs', { rate: String(player.rate) })}</LiveRegion>
    </div>
  )
}

function PlayerTime({ clock, durationSeconds }: { clock: MediaClock; durationSeconds: number | null }) {
  const { t } = useTranslation('player')
  const second = useMediaClock(clock, Math.floor)
  return (
    <span className="line-controls__time">
      {durationSeconds === null
        ? clockTime(second)
        : t('time', { now: clockTime(second), whole: clockTime(durationSeconds) })}
    </span>
  )
}

/** Announces which lines are looped when that changes. */
function LoopAnnouncement({ lines }: { lines: Pick<LinePlayback, 'loop' | 'loopStart'> }) {
  const { t } = useTranslation('player')
  return <LiveRegion>{loopDescription(t, lines)}</LiveRegion>
}
