import { useTranslation } from 'react-i18next'
import './lessons.css'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function LessonsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading text={t('loading')}>
      <Skeleton className="lessons-skeleton" />
    </Loading>
  )
}
