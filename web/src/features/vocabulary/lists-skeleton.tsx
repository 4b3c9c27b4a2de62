import { useTranslation } from 'react-i18next'
import { FiguresSkeleton } from '../../ui/figures.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ListsSkeleton() {
  const { t } = useTranslation('vocabulary')
  return (
    <Loading text={t('loading')}>
      <FiguresSkeleton />
      <div className="list-grid section">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="list-card-skeleton" />
        ))}
      </div>
    </Loading>
  )
}
