import { useTranslation } from 'react-i18next'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { FiguresSkeleton } from '../../ui/figures/figures.tsx'

export function ListeningSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading text={t('loading')}>
      <FiguresSkeleton />
      <div className="theme-grid listening__waiting">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="theme-card__skeleton" />
        ))}
      </div>
    </Loading>
  )
}
