import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

const lines = [72, 94, 60, 86, 78, 90, 66]

/** The player's own shape while it loads. */
export function PlayerSkeleton() {
  const { t } = useTranslation('player')
  return (
    <main className="player" aria-busy="true" aria-label={t('loading')}>
      <div className="player__head">
        <Skeleton className="player__bone-title" />
      </div>
      <div className="player__stage">
        <div className="video video--bone" />
      </div>
      <div className="transcript">
        <div className="transcript__lines">
          {lines.map((width) => (
            <span key={width} className="line line--bone" style={{ '--part': `${width}%` } as object}>
              <Skeleton />
            </span>
          ))}
        </div>
      </div>
    </main>
  )
}
