import { useTranslation } from 'react-i18next'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

export function OwnMediaSkeleton() {
  const { t } = useTranslation('ownMedia')
  return (
    <Loading text={t('loading')} className="own-media__list">
      {[1, 2, 3].map((row) => (
        <div key={row} className="own-card">
          <Skeleton className="own-card__poster" />
          <Skeleton className="own-card__skeleton" />
        </div>
      ))}
    </Loading>
  )
}
