import { useSuspenseQueries } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import './progress.css'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../parts/paths.ts'
import { useAudience } from '../../parts/use-audience.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { ProgressFigures } from './progress-figures.tsx'
import { personalListsQuery, studiedQuery } from './progress-queries.ts'
import { ProgressSkeleton } from './progress-skeleton.tsx'
import { RecentItems } from './recent-items.tsx'

export function ProgressScreen() {
  const { t } = useTranslation('progress')
  const { t: tCommon } = useTranslation('common')
  const language = useSession()?.user.targetLanguage
  return (
    <Page
      title={t('title')}
      {...(language && { lede: t('lede', { language: tCommon(`languages.${language}`) }) })}
    >
      <Suspense fallback={<ProgressSkeleton />}>
        <Progress />
      </Suspense>
    </Page>
  )
}

function Progress() {
  const { t } = useTranslation('progress')
  const audience = useAudience()
  const [{ data: lists }, { data: videos }, { data: songs }] = useSuspenseQueries({
    queries: [personalListsQuery, studiedQuery('videos', audience), studiedQuery('songs', audience)],
  })
  if (lists.length + videos.length + songs.length === 0)
    return (
      <EmptyState title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink variant="primary" to={paths.videos}>
          {t('findVideo')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ProgressFigures lists={lists} videos={videos.length} songs={songs.length} />
      <RecentItems kind="videos" items={videos} />
      <RecentItems kind="songs" items={songs} />
    </>
  )
}
