import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ProgressSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton className="progress-skeleton__figures" />
      <div className="section progress-skeleton__rows">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="progress-skeleton__row" />
        ))}
      </div>
    </div>
  )
}
