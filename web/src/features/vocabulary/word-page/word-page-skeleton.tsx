import { useTranslation } from 'react-i18next'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

export function WordPageSkeleton() {
  const { t } = useTranslation('wordPage')
  return (
    <main className="page word-page">
      <Loading text={t('loading')}>
        <Skeleton className="word-page__bone word-page__bone--title" />
        <Skeleton className="word-page__bone word-page__bone--line" />
        <div className="word-page__columns">
          <Skeleton className="word-page__bone" />
          <Skeleton className="word-page__bone" />
        </div>
      </Loading>
    </main>
  )
}
