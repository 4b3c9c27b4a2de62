import { useQuery } from '@tanstack/react-query'
import type { TypingItem } from '@verbena/contract/lessons/lesson-items'
import { type LessonDirection, readLessonContents } from '@verbena/contract/lessons/lessons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/use-session.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import { nobody, savedDirection } from '../completion/saved-lesson.ts'
import type { LessonComponentProps } from '../lesson/lesson-component-props.ts'
import { LessonItems } from '../lesson/lesson-items.tsx'
import { LessonLoading } from '../lesson/lesson-loading.tsx'
import { TypingRun } from './typing-run.tsx'

/** A lesson of short forms, in either direction. */
export function TypingLesson(props: LessonComponentProps) {
  const { id, title, isDone } = props
  const { t } = useTranslation('lesson')
  const { key } = useAudience()
  const learner = useSession() ?? nobody
  const [direction, setDirection] = useState<LessonDirection>(() =>
    isDone ? 'forth' : savedDirection(id, learner),
  )
  const query = useQuery({
    queryKey: queryKeys.lessons.contents(key, id, 'typing', direction),
    queryFn: ({ signal }) =>
      call(
        readLessonContents,
        { params: { id }, query: { normalize: 'typing-translation', direction } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <LessonItems title={title} query={query} failed={t('typingFailed')}>
      {({ items: all, last }) => {
        const items = all.filter((item): item is TypingItem => item.exercise_type === 'typing-translation')
        if (!items[0]) return <LessonLoading title={title} />
        return (
          <TypingRun
            {...props}
            key={direction}
            items={items}
            last={last}
            direction={direction}
            onSwitch={() => setDirection(direction === 'forth' ? 'back' : 'forth')}
          />
        )
      }}
    </LessonItems>
  )
}
