import { useQuery } from '@tanstack/react-query'
import { readTheory } from '@verbena/contract/lessons/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { SessionFooter } from '../../../parts/session/session-footer.tsx'
import { TheoryText } from '../../../parts/theory/theory-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useFocusOnMount } from '../../../ui/layout/use-on-change.ts'
import { LessonFrame } from './lesson-frame.tsx'

type Props = {
  lessonId: number
  title: string
  language: LanguageCode
  /** The theory was opened from the exercise. */
  hasStarted: boolean
  onStart: () => void
}

/** The theory of a lesson. The exercise can start even if the theory could not be loaded. */
export function LessonTheory({ title, ...card }: Props) {
  return <LessonFrame title={title} hasOwnTitle body={<TheoryCard title={title} {...card} />} />
}

function TheoryCard({ lessonId, title, language, hasStarted, onStart }: Props) {
  const { t } = useTranslation('lesson')
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <section className="theory-card">
      <div className="theory-card__text">
        <h3 ref={heading} tabIndex={-1} className="theory-card__title">
          {title}
        </h3>
        <Theory lessonId={lessonId} language={language} />
      </div>
      <SessionFooter>
        <Button variant="primary" tall onClick={onStart}>
          {hasStarted ? t('backToExercise') : t('start')}
        </Button>
      </SessionFooter>
    </section>
  )
}

function Theory({ lessonId, language }: { lessonId: number; language: LanguageCode }) {
  const { t } = useTranslation(['lesson', 'common'])
  const { key } = useAudience()
  const query = useQuery({
    queryKey: queryKeys.lessons.theory(key, lessonId),
    queryFn: ({ signal }) => call(readTheory, { params: { id: lessonId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const loading = (
    <Loading text={t('loading')} className="theory-card__loading">
      <Skeleton className="theory-card__line" />
      <Skeleton className="theory-card__line" />
      <Skeleton className="theory-card__line" />
    </Loading>
  )
  const failed = (error: Error, onRetry: () => void) => (
    <div role="alert">
      <p className="field__error">{t('theoryFailed', { error: errorMessage(error, t) })}</p>
      <Button variant="text" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </div>
  )
  return (
    <QueryView query={query} loading={loading} failed={failed}>
      {({ theory }) =>
        theory ? (
          <TheoryText html={theory} language={language} />
        ) : (
          <p className="muted">{t('emptyTheory')}</p>
        )
      }
    </QueryView>
  )
}
