import { useTranslation } from 'react-i18next'
import './page-skeleton.css'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

export function PageSkeleton() {
  const { t } = useTranslation('common')
  return (
    <main className="page page-skeleton" aria-busy="true" aria-label={t('loading')}>
      <Skeleton className="page-skeleton__title" />
      <Skeleton className="page-skeleton__line" />
      <Skeleton className="page-skeleton__body" />
    </main>
  )
}
