import { useQuery } from '@tanstack/react-query'
import { lessonIdMaximum } from '@verbena/contract/lessons/lesson-limits'
import { type LessonType, readLessonMeta } from '@verbena/contract/lessons/lessons'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { SessionOverlay } from '../../../parts/session/session-overlay.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PictureLesson } from '../pictures/picture-lesson.tsx'
import { TypingLesson } from '../typing/typing-lesson.tsx'
import { WordBankLesson } from '../word-bank/word-bank-lesson.tsx'
import type { LessonComponentProps } from './lesson-component-props.ts'
import { LessonFrame } from './lesson-frame.tsx'
import { LessonLoading } from './lesson-loading.tsx'
import './lesson.css'

const lessonComponents: Record<LessonType, ComponentType<LessonComponentProps>> = {
  'word-bank': WordBankLesson,
  'emoji-vocab': PictureLesson,
  'typing-translation': TypingLesson,
}

/** A lesson covers the page; closing it leads to the path. @param id as written in the URL */
export function LessonScreen({ id }: { id: string | undefined }) {
  const { t } = useTranslation('lesson')
  const lessonId = parseLessonId(id)
  return (
    <LessonOverlay>
      {lessonId === undefined ? (
        <LessonFrame
          title={t('title')}
          body={
            <EmptyState title={t('invalidId')} text={t('noneText')}>
              <BackToPath />
            </EmptyState>
          }
        />
      ) : (
        <Lesson key={lessonId} id={lessonId} />
      )}
    </LessonOverlay>
  )
}

export function LessonOverlay({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <SessionOverlay open onLeave={() => void navigate(paths.lessons)}>
      {children}
    </SessionOverlay>
  )
}

/** @returns undefined unless the text is a valid lesson id */
function parseLessonId(id: string | undefined): number | undefined {
  const number = Number(id?.trim() || Number.NaN)
  return Number.isInteger(number) && number > 0 && number <= lessonIdMaximum ? number : undefined
}

function Lesson({ id }: { id: number }) {
  const { t } = useTranslation('lesson')
  const { key } = useAudience()
  const query = useQuery({
    queryKey: queryKeys.lessons.meta(key, id),
    queryFn: ({ signal }) => call(readLessonMeta, { params: { id } }, { signal }),
    // A running lesson is never refetched, even if its status changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useTitle(query.data?.title ?? t('title'))
  return (
    <QueryView
      query={query}
      loading={<LessonLoading title={t('title')} />}
      failed={(error, onRetry) => (
        <LessonFrame title={t('title')} body={<Failure error={error} onRetry={onRetry} />} />
      )}
    >
      {({ title, next, status, exercise_type: type }) => {
        const LessonComponent = lessonComponents[type satisfies LessonType]
        return <LessonComponent id={id} title={title} next={next} isDone={status === 'completed'} />
      }}
    </QueryView>
  )
}

function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Verbena`
  }, [title])
}

/** A locked or missing lesson offers no retry. */
function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('lesson')
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'LESSON_LOCKED')
    return (
      <EmptyState title={t('lockedTitle')} text={errorMessage(error, t)}>
        <BackToPath />
      </EmptyState>
    )
  if (code === 'NOT_FOUND')
    return (
      <EmptyState title={t('noneTitle')} text={t('noneText')}>
        <BackToPath />
      </EmptyState>
    )
  return <ErrorState title={t('loadFailed')} text={errorMessage(error, t)} onRetry={onRetry} />
}

export function BackToPath() {
  const { t } = useTranslation('lesson')
  return (
    <ButtonLink variant="primary" to={paths.lessons}>
      {t('toPath')}
    </ButtonLink>
  )
}
