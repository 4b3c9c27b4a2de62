import { useTranslation } from 'react-i18next'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

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
        {places.map((place) => (
          <Skeleton key={place} className="word-row-bone" />
        ))}
      </div>
    </Loading>
  )
}
