import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '@verbena/contract/accounts'
import type { Level } from '@verbena/language/levels'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../api/use-session.ts'
import { errorMessage } from '../../parts/error-message.ts'
import { useOutbox, useSendLeftovers } from '../../parts/outbox/use-outbox.ts'
import { paths } from '../../parts/paths.ts'
import { queryKeys } from '../../parts/query-keys.ts'
import { useAudience } from '../../parts/use-audience.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { lessonKeys } from './lesson-keys.ts'
import { LessonsSkeleton } from './lessons-skeleton.tsx'
import { LevelPath } from './path/level-path.tsx'
import { pathQuery } from './path/path-query.ts'
import { useShownLevel } from './path/use-shown-level.ts'

/** The path of the learner's level, or of another one by the address. */
export function LessonsScreen() {
  const { t } = useTranslation(['lessons', 'common'])
  const user = useSession()?.user
  const target = user?.targetLanguage
  const { level } = useShownLevel()
  const { data, error, refetch } = useQuery(pathQuery(useAudience().key))
  useSendLeftovers(useOutbox().send, useRefresh())
  const lessons = data?.filter((lesson) => lesson.level === level) ?? []
  const done = lessons.filter(({ status }) => status === 'completed').length
  const lede =
    target &&
    lessons.length > 0 &&
    t('path.lede', { count: done, total: lessons.length, level, language: t(`common:languages.${target}`) })
  return (
    <Page
      title={t('parts.lessons')}
      {...(lede && { lede })}
      actions={
        lessons.length > 0 && (
          <ButtonLink variant="text" className="lessons-action" to={orderAddress(user, level)}>
            {t('path.reorder')}
          </ButtonLink>
        )
      }
    >
      {content()}
    </Page>
  )

  function content() {
    if (data && data.length > 0) return <LevelPath lessons={data} />
    if (data) return <NoLessons />
    if (!error) return <LessonsSkeleton />
    return (
      <div className="lessons-failed">
        <ErrorState
          title={t('loadFailed')}
          text={t('failed', { message: errorMessage(error, t) })}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
}

/** A lesson that was finished without a network opens the next one, and its words join, when it has been sent. */
function useRefresh() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of [lessonKeys.path, queryKeys.vocabulary, queryKeys.memory])
      void client.invalidateQueries({ queryKey })
  }
}

/** To the order of this very path: without its languages the page would show another. */
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
