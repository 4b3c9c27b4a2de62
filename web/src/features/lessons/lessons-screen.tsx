import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '@verbena/contract/accounts/accounts'
import type { Level } from '@verbena/language/levels'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { useAudience } from '../../parts/learner/use-audience.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { useOutbox } from '../../parts/outbox/use-outbox.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { QueryView } from '../../parts/queries/query-view.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { LessonsFailed } from './lessons-failed.tsx'
import { LessonsSkeleton } from './lessons-skeleton.tsx'
import { LevelPath } from './path/level-path.tsx'
import { pathQuery } from './path/path-query.ts'
import { useShownLevel } from './path/use-shown-level.ts'

/** The path of the learner's level, or of the level in the URL. */
export function LessonsScreen() {
  const { t } = useTranslation(['lessons', 'common'])
  const user = useSession()?.user
  const target = user?.targetLanguage
  const { level } = useShownLevel()
  const query = useQuery(pathQuery(useAudience().key))
  useOutbox({ onLeftoversSent: useRefresh() })
  const lessons = query.data?.filter((lesson) => lesson.level === level) ?? []
  const done = lessons.filter(({ status }) => status === 'completed').length
  const isLoading = query.data === undefined && !query.isError
  const lede =
    target &&
    (lessons.length > 0 || isLoading) &&
    t('path.lede', { count: done, total: lessons.length, level, language: t(`common:languages.${target}`) })
  return (
    <Page
      title={t('parts.lessons')}
      // While the lessons load, summary and link only keep their places.
      lede={lede && isLoading ? <span className="lessons-place">{lede}</span> : lede}
      actions={
        (lessons.length > 0 || isLoading) && (
          <span className={classNames(isLoading && 'lessons-place')}>
            <ButtonLink variant="text" className="lessons-action" to={orderAddress(user, level)}>
              {t('path.reorder')}
            </ButtonLink>
          </span>
        )
      }
    >
      <QueryView
        query={query}
        loading={<LessonsSkeleton />}
        failed={(error, onRetry) => (
          <div className="lessons-failed">
            <LessonsFailed title={t('loadFailed')} error={error} onRetry={onRetry} />
          </div>
        )}
      >
        {(all) => (all.length > 0 ? <LevelPath lessons={all} /> : <NoLessons />)}
      </QueryView>
    </Page>
  )
}

/** Sending a lesson that was finished offline opens the next one and adds its words, so both are fetched again. */
function useRefresh() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [queryKeys.lessons.allPaths, queryKeys.vocabulary.all, queryKeys.reviews.all])
      void client.invalidateQueries({ queryKey })
  }
}

/** The URL contains the languages and the level, because the page for the order has different defaults. */
function orderAddress(user: User | undefined, level: Level): string {
  const pair = user && { native: user.nativeLanguage, target: user.targetLanguage }
  return `${paths.reorder}?${new URLSearchParams({ ...pair, level }).toString()}`
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
