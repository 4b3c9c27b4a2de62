import { useTranslation } from 'react-i18next'
import './lessons.css'
import { Loading } from '../../ui/feedback/loading.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

export function LessonsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading text={t('loading')}>
      <Skeleton className="lessons-skeleton" />
    </Loading>
  )
}
