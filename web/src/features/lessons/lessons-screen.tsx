import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { paths } from '../../parts/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { LessonsSkeleton } from './lessons-skeleton.tsx'
import { NotOpen } from './not-open.tsx'
import { useAvailability } from './use-availability.ts'

export function LessonsScreen() {
  const { t } = useTranslation('lessons')
  return (
    <Page title={t('parts.lessons')}>
      <Lessons />
    </Page>
  )
}

function Lessons() {
  const { t } = useTranslation('lessons')
  const { data: hasLessons, error, isPending, refetch } = useAvailability()
  if (isPending) return <LessonsSkeleton />
  if (hasLessons) return <NotOpen />
  if (error)
    return (
      <ErrorState
        title={t('loadFailed')}
        text={errorMessage(error, t)}
        onRetry={() => {
          void refetch()
        }}
      />
    )
  return <NoLessons />
}

function NoLessons() {
  const { t } = useTranslation('lessons')
  const { t: tCommon } = useTranslation('common')
  const language = useSession()?.user.targetLanguage
  return (
    <EmptyState
      title={language ? t('noneTitle', { language: tCommon(`languages.${language}`) }) : t('noneText')}
      text={t('noneText')}
    >
      <ButtonLink variant="primary" to={paths.videos}>
        {t('toVideos')}
      </ButtonLink>
    </EmptyState>
  )
}
