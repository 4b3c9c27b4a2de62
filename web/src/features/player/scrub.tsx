import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../parts/clock-time.ts'
import type { MediaClock } from './media/media-clock.ts'
import { useClock } from './media/use-clock.ts'
import './line-controls.css'

type Props = { clock: MediaClock; durationSeconds: number | null; onSeek: (seconds: number) => void }

/** Where in the film we are, and a hand on it. */
export function Scrub({ clock, durationSeconds, onSeek }: Props) {
  const { t } = useTranslation('player')
  const second = useClock(clock, Math.floor)
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
