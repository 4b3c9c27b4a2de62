import { useTranslation } from 'react-i18next'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The words that introduce a dictation, and its button. */
export function DictationSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Loading className="dictation" text={t('loading')}>
      <Skeleton className="dictation__intro-skeleton" />
      <Skeleton className="dictation__start-skeleton" />
    </Loading>
  )
}
