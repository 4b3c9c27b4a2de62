import { useQuery } from '@tanstack/react-query'
import type { WordBankItem } from '@verbena/contract/lessons/lesson-items'
import { readLessonContents } from '@verbena/contract/lessons/lessons'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import type { LessonComponentProps } from '../lesson/lesson-component-props.ts'
import { LessonItems } from '../lesson/lesson-items.tsx'
import { LessonLoading } from '../lesson/lesson-loading.tsx'
import { WordBankRun } from './word-bank-run.tsx'

/** A lesson of sentences that are built from words or typed. */
export function WordBankLesson(props: LessonComponentProps) {
  const { id, title } = props
  const { t } = useTranslation('lesson')
  const { key } = useAudience()
  const query = useQuery({
    queryKey: queryKeys.lessons.contents(key, id, 'word-bank'),
    queryFn: ({ signal }) => call(readLessonContents, { params: { id }, query: {} }, { signal }),
    // The items must not change while they are answered.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <LessonItems title={title} query={query} failed={t('loadFailed')}>
      {({ items: all, last }) => {
        const items = all.filter((item): item is WordBankItem => item.exercise_type === 'word-bank')
        return items[0] ? (
          <WordBankRun {...props} items={items} last={last} />
        ) : (
          <LessonLoading title={title} />
        )
      }}
    </LessonItems>
  )
}
