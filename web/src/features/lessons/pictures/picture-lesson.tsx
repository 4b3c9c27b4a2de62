import { useQuery } from '@tanstack/react-query'
import { readPictureItems } from '@verbena/contract/lessons/lessons'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useAudience } from '../../../parts/learner/use-audience.ts'
import { queryKeys } from '../../../parts/queries/query-keys.ts'
import type { LessonComponentProps } from '../lesson/lesson-component-props.ts'
import { LessonItems } from '../lesson/lesson-items.tsx'
import { LessonLoading } from '../lesson/lesson-loading.tsx'
import { PictureRun } from './picture-run.tsx'

/** A lesson in which pictures are studied, then named. */
export function PictureLesson(props: LessonComponentProps) {
  const { id, title } = props
  const { t } = useTranslation('lesson')
  const { key } = useAudience()
  const query = useQuery({
    queryKey: queryKeys.lessons.contents(key, id, 'pictures'),
    queryFn: async ({ signal }) => (await call(readPictureItems, { params: { id } }, { signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <LessonItems title={title} query={query} failed={t('picturesFailed')}>
      {(items) =>
        items[0] ? (
          <PictureRun {...props} items={items} random={() => Math.random()} />
        ) : (
          <LessonLoading title={title} />
        )
      }
    </LessonItems>
  )
}
