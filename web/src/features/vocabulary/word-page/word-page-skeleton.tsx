import { useTranslation } from 'react-i18next'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

export function WordPageSkeleton() {
  const { t } = useTranslation('wordPage')
  return (
    <main className="page word-page">
      <Loading text={t('loading')}>
        <Skeleton className="word-page__skeleton word-page__skeleton--title" />
        <Skeleton className="word-page__skeleton word-page__skeleton--line" />
        <div className="word-page__columns">
          <Skeleton className="word-page__skeleton" />
          <Skeleton className="word-page__skeleton" />
        </div>
      </Loading>
    </main>
  )
}
