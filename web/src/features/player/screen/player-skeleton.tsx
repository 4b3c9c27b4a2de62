import { useTranslation } from 'react-i18next'
import { EarlyPlace } from '../../../ui/feedback/early-place.tsx'
import { BackLink } from './back-link.tsx'
import type { PlayerKind } from './player-kind.ts'
import '../stage/video.css'
import '../controls/line-controls.css'

const lines = [72, 94, 60, 86, 78, 90, 66]

/** Replaces the player while it loads, with the same layout. */
export function PlayerSkeleton({ kind }: { kind: PlayerKind }) {
  const { t } = useTranslation('player')
  return (
    <main className="player" aria-busy="true" aria-label={t('loading')}>
      <div className="player__head">
        <BackLink kind={kind} />
        <div className="player__title" aria-hidden="true" data-early-item="title">
          <EarlyPlace name="title" className="player__skeleton-title" />
        </div>
      </div>
      <div className="player__stage">
        <div className="video video--skeleton" aria-hidden="true" data-early-item="picture">
          <EarlyPlace name="picture" />
        </div>
        <div className="line-controls" />
      </div>
      <div className="study">
        <div className="tabs">
          <span className="tab" />
        </div>
        <div className="transcript">
          <div className="transcript__lines">
            {lines.map((width) => (
              <div key={width} className="line line--skeleton" aria-hidden="true" data-early-item="lines">
                <span className="line__time">
                  <EarlyPlace name="time" />
                </span>
                <p>
                  <EarlyPlace name="text" />
                </p>
              </div>
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}
