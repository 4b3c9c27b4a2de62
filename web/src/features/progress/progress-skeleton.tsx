import { useTranslation } from 'react-i18next'
import { FiguresSkeleton } from '../../ui/figures.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ProgressSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading text={t('loading')}>
      <FiguresSkeleton />
      <div className="section progress-skeleton__rows">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="progress-skeleton__row" />
        ))}
      </div>
    </Loading>
  )
}
