import { useTranslation } from 'react-i18next'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

const rowKeys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export function ListSkeleton() {
  return (
    <main className="page">
      <Skeleton className="list-page__title-bone" />
      <RowsSkeleton />
    </main>
  )
}

export function RowsSkeleton() {
  const { t } = useTranslation('vocabulary')
  return (
    <Loading text={t('loading')}>
      <div className="word-rows">
        {rowKeys.map((key) => (
          <Skeleton key={key} className="word-row-bone" />
        ))}
      </div>
    </Loading>
  )
}
