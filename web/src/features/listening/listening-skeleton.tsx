import { useTranslation } from 'react-i18next'
import { FiguresSkeleton } from '../../ui/figures.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

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
