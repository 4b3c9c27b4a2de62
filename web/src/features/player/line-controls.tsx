import { Captions, Pause, Play, Repeat1, RotateCcw, SkipBack, SkipForward } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../parts/clock-time.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import type { MediaClock } from './media/media-clock.ts'
import { useClock } from './media/use-clock.ts'
import type { MediaPlayer } from './media/use-media-player.ts'
import type { PlayerCommand } from './player-keys.ts'
import { SpeedMenu } from './speed-menu.tsx'
import { ToggleControl } from './toggle-control.tsx'

type Props = {
  player: MediaPlayer
  commands: Record<PlayerCommand, () => void>
  isLooping: boolean
  isDual: boolean
  hasTranslations: boolean
}

/** Everything a learner does with a line, in one row and on keys. */
export function LineControls({ player, commands, isLooping, isDual, hasTranslations }: Props) {
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
      <SpeedMenu rate={player.rate} onChange={player.setRate} />
      <ToggleControl
        name={t('loopLine')}
        keyName="L"
        icon={<Repeat1 className="icon" aria-hidden="true" />}
        isPressed={isLooping}
        onToggle={commands.loop}
      />
      {hasTranslations && (
        <ToggleControl
          name={t('dualSubtitles')}
          keyName="D"
          icon={<Captions className="icon" aria-hidden="true" />}
          isPressed={isDual}
          onToggle={commands.dual}
        />
      )}
      <LiveRegion>{t('speedIs', { rate: String(player.rate) })}</LiveRegion>
    </div>
  )
}

function PlayerTime({ clock, durationSeconds }: { clock: MediaClock; durationSeconds: number | null }) {
  const { t } = useTranslation('player')
  const second = useClock(clock, Math.floor)
  return (
    <span className="line-controls__time">
      {durationSeconds === null
        ? clockTime(second)
        : t('time', { now: clockTime(second), whole: clockTime(durationSeconds) })}
    </span>
  )
}
