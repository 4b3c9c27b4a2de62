import { useQuery } from '@tanstack/react-query'
import type { LessonEntry, LessonType } from '@verbena/contract/lessons/lessons'
import type { Level } from '@verbena/language/levels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { pathQuery } from '../path/path-query.ts'
import { LessonFrame } from './lesson-frame.tsx'
import { LessonLoading } from './lesson-loading.tsx'
import { BackToPath, LessonOverlay, LessonScreen } from './lesson-screen.tsx'

/** The learner's current lesson of a type; else the first open one of that type. */
export function OwnLesson({ type }: { type: LessonType }) {
  const { t } = useTranslation('lesson')
  const { key, level } = useAudience()
  const query = useQuery(pathQuery(key))
  // The choice is kept, because completing the lesson changes the path and would switch to the next one.
  const [chosen, choose] = useState<number>()
  const id = chosen ?? (query.data && lessonOf(query.data, type, level))
  if (id !== chosen) choose(id)
  if (id !== undefined) return <LessonScreen id={String(id)} />
  const none = (
    <EmptyState title={t('noneTitle')} text={t('noneText')}>
      <BackToPath />
    </EmptyState>
  )
  return (
    <LessonOverlay>
      <QueryView
        query={query}
        loading={<LessonLoading title={t('title')} />}
        failed={(error, onRetry) => (
          <LessonFrame
            title={t('title')}
            body={<ErrorState title={t('loadFailed')} text={errorMessage(error, t)} onRetry={onRetry} />}
          />
        )}
      >
        {() => <LessonFrame title={t('title')} body={none} />}
      </QueryView>
    </LessonOverlay>
  )
}

/** Prefers lessons of the learner's level, because all lessons of lower levels are open. */
function lessonOf(lessons: readonly LessonEntry[], type: LessonType, level: Level): number | undefined {
  const open = lessons.filter((lesson) => lesson.type === type && lesson.status !== 'locked')
  const ofLevel = open.filter((lesson) => lesson.level === level)
  const isCurrent = ({ status }: LessonEntry) => status === 'current'
  return (ofLevel.find(isCurrent) ?? open.find(isCurrent) ?? ofLevel[0] ?? open[0])?.id
}
