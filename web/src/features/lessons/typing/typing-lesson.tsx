import { useQuery } from '@tanstack/react-query'
import type { TypingItem } from '@verbena/contract/lesson-items'
import { type lessonDirections, readLessonContents } from '@verbena/contract/lessons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/use-session.ts'
import { useAudience } from '../../../parts/use-audience.ts'
import { forgetLesson, keptDirection, nobody } from '../lesson/kept-lesson.ts'
import { LessonFailed } from '../lesson/lesson-failed.tsx'
import { LessonLoading } from '../lesson/lesson-loading.tsx'
import type { PlayerProps } from '../lesson/players.ts'
import { lessonKeys } from '../lesson-keys.ts'
import { TypingRun } from './typing-run.tsx'

type Direction = (typeof lessonDirections)[number]

/** A lesson of short forms, in either direction. */
export function TypingLesson(props: PlayerProps) {
  const { id, title, isDone } = props
  const { t } = useTranslation('lesson')
  const { key } = useAudience()
  const user = useSession()?.user ?? nobody
  const [direction, setDirection] = useState<Direction>(() => {
    if (isDone) forgetLesson(id)
    return keptDirection(id, user)
  })
  const { data, error, refetch } = useQuery({
    queryKey: [...lessonKeys.contents, 'typing', key, id, direction],
    queryFn: ({ signal }) =>
      call(
        readLessonContents,
        { params: { id }, query: { normalize: 'typing-translation', direction } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error)
    return (
      <LessonFailed title={title} message={t('typingFailed')} error={error} onRetry={() => void refetch()} />
    )
  const items = data?.items.filter((item): item is TypingItem => item.exercise_type === 'typing-translation')
  if (!items?.[0]) return <LessonLoading title={title} />
  return (
    <TypingRun
      {...props}
      key={direction}
      items={items}
      last={data?.last ?? 0}
      direction={direction}
      onSwitch={() => setDirection(direction === 'forth' ? 'back' : 'forth')}
    />
  )
}
