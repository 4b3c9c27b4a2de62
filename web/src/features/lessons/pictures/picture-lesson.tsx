import { useQuery } from '@tanstack/react-query'
import { readPictureItems } from '@verbena/contract/lessons'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { useAudience } from '../../../parts/use-audience.ts'
import { LessonFailed } from '../lesson/lesson-failed.tsx'
import { LessonLoading } from '../lesson/lesson-loading.tsx'
import type { PlayerProps } from '../lesson/players.ts'
import { lessonKeys } from '../lesson-keys.ts'
import { PictureRun } from './picture-run.tsx'

/** A lesson of pictures: looked at, then named. */
export function PictureLesson(props: PlayerProps) {
  const { id, title } = props
  const { t } = useTranslation('lesson')
  const { key } = useAudience()
  const { data, error, refetch } = useQuery({
    queryKey: [...lessonKeys.contents, 'pictures', key, id],
    queryFn: async ({ signal }) => (await call(readPictureItems, { params: { id } }, { signal })).items,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error)
    return (
      <LessonFailed
        title={title}
        message={t('picturesFailed')}
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (!data?.[0]) return <LessonLoading title={title} />
  return <PictureRun {...props} items={data} random={() => Math.random()} />
}
