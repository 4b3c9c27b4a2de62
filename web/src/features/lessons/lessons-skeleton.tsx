import { useTranslation } from 'react-i18next'
import './lessons.css'
import { Skeleton } from '../../ui/skeleton.tsx'

export function LessonsSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton className="lessons-skeleton" />
    </div>
  )
}
