import { useQuery } from '@tanstack/react-query'
import type { LessonEntry, LessonType } from '@verbena/contract/lessons'
import type { Level } from '@verbena/language/levels'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/error-message.ts'
import { useAudience } from '../../../parts/use-audience.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { pathQuery } from '../path/path-query.ts'
import { LessonFrame } from './lesson-frame.tsx'
import { LessonLoading } from './lesson-loading.tsx'
import { LessonOverlay, LessonScreen, ToPath } from './lesson-screen.tsx'

/** The lesson of a kind that the learner is at; else the first of the kind that is open. */
export function OwnLesson({ type }: { type: LessonType }) {
  const { t } = useTranslation('lesson')
  const { key, level } = useAudience()
  const { data, error, refetch } = useQuery(pathQuery(key))
  // Once chosen it stays: when it is done the path has another one, and the learner is not thrown into it.
  const [chosen, choose] = useState<number>()
  const id = chosen ?? (data && lessonOf(data, type, level))
  if (id !== chosen) choose(id)
  if (id !== undefined) return <LessonScreen id={String(id)} />
  return <LessonOverlay>{waiting()}</LessonOverlay>

  function waiting() {
    if (data)
      return (
        <LessonFrame
          title={t('title')}
          body={
            <EmptyState title={t('noneTitle')} text={t('noneText')}>
              <ToPath />
            </EmptyState>
          }
        />
      )
    if (!error) return <LessonLoading title={t('title')} />
    const failure = (
      <ErrorState title={t('loadFailed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
    )
    return <LessonFrame title={t('title')} body={failure} />
  }
}

/** One of the learner's own level goes before those of lower ones, which are all open. */
function lessonOf(lessons: readonly LessonEntry[], type: LessonType, level: Level): number | undefined {
  const open = lessons.filter((lesson) => lesson.type === type && lesson.status !== 'locked')
  const ofLevel = open.filter((lesson) => lesson.level === level)
  const isCurrent = ({ status }: LessonEntry) => status === 'current'
  return (ofLevel.find(isCurrent) ?? open.find(isCurrent) ?? ofLevel[0] ?? open[0])?.id
}
