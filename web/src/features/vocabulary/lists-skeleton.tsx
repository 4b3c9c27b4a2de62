import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ListsSkeleton() {
  const { t } = useTranslation('vocabulary')
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton className="figures-skeleton" />
      <div className="list-grid section">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="list-card-skeleton" />
        ))}
      </div>
    </div>
  )
}
