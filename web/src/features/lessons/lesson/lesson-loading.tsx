import { useTranslation } from 'react-i18next'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { LessonFrame } from './lesson-frame.tsx'
import '../../../parts/typed-answer/typed-answer.css'

export function LessonLoading({ title }: { title: string }) {
  const { t } = useTranslation('lesson')
  return (
    <LessonFrame
      title={title}
      body={
        <Loading text={t('loading')} className="question__ask lesson-ask">
          <Skeleton className="lesson-skeleton__caption" />
          <Skeleton className="lesson-skeleton__prompt" />
          <Skeleton className="lesson-skeleton__answer" />
        </Loading>
      }
    />
  )
}
