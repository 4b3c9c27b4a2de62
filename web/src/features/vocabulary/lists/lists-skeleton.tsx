import { useTranslation } from 'react-i18next'
import { DueTodaySkeleton } from '../../../parts/due-today/due-today-skeleton.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FiguresSkeleton } from '../../../ui/figures/figures.tsx'

export function ListsSkeleton() {
  const { t } = useTranslation('vocabulary')
  return (
    <Loading text={t('loading')}>
      <FiguresSkeleton />
      <DueTodaySkeleton />
      <div className="list-grid section">
        {['first', 'second', 'third'].map((key) => (
          <Skeleton key={key} className="list-card-skeleton" />
        ))}
      </div>
    </Loading>
  )
}
