import { useQuery } from '@tanstack/react-query'
import { readTheory } from '@verbena/contract/lessons/lessons'
import type { LanguageCode } from '@verbena/language/languages'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { TheoryText } from '../../../parts/theory/theory-text.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

type Props = {
  lessonId: number
  title: string
  language: LanguageCode
  startLabel: string
  onStart: () => void
}

/** The theory of a lesson. The exercise can start even if the theory could not be loaded. */
export function TheoryCard({ lessonId, title, language, startLabel, onStart }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className="theory-card">
      <div className="theory-card__text">
        <h3 ref={heading} tabIndex={-1} className="theory-card__title">
          {title}
        </h3>
        <Theory lessonId={lessonId} language={language} />
      </div>
      <footer className="verdict">
        <div className="verdict__inner">
          <Button variant="primary" tall onClick={onStart}>
            {startLabel}
          </Button>
        </div>
      </footer>
    </section>
  )
}

function Theory({ lessonId, language }: { lessonId: number; language: LanguageCode }) {
  const { t } = useTranslation(['lesson', 'common'])
  const { key } = useAudience()
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.lessons.theory(key, lessonId),
    queryFn: ({ signal }) => call(readTheory, { params: { id: lessonId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <div role="alert">
        <p className="field__error">{t('theoryFailed', { error: errorMessage(error, t) })}</p>
        <Button variant="text" onClick={() => void refetch()}>
          {t('common:tryAgain')}
        </Button>
      </div>
    )
  if (!data)
    return (
      <Loading text={t('loading')} className="theory-card__loading">
        <Skeleton className="theory-card__line" />
        <Skeleton className="theory-card__line" />
        <Skeleton className="theory-card__line" />
      </Loading>
    )
  if (!data.theory) return <p className="muted">{t('emptyTheory')}</p>
  return <TheoryText html={data.theory} language={language} />
}
