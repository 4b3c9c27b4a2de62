import { clockTime } from '@verbena/language/media/clock-time'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaClock } from '../media/media-clock.ts'
import { useMediaClock } from '../media/use-media-clock.ts'
import '../controls/line-controls.css'

type Props = { clock: MediaClock; durationSeconds: number | null; onSeek: (seconds: number) => void }

/** Shows the current time of the media, and seeks. */
export function SeekBar({ clock, durationSeconds, onSeek }: Props) {
  const { t } = useTranslation('player')
  const second = useMediaClock(clock, Math.floor)
  const whole = Math.floor(durationSeconds ?? 0)
  const part = whole > 0 ? Math.min(100, (second / whole) * 100) : 0
  return (
    <input
      type="range"
      className="scrub"
      aria-label={t('position')}
      aria-valuetext={t('time', { now: clockTime(second), whole: clockTime(whole) })}
      min={0}
      max={whole}
      step={1}
      value={Math.min(second, whole)}
      disabled={whole === 0}
      style={{ '--part': `${part}%` } as CSSProperties}
      onChange={(event) => onSeek(event.target.valueAsNumber)}
    />
  )
}
