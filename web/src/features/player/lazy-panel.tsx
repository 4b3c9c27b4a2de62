import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { StudyProps } from './study-props.ts'

type Props = StudyProps & { name: string; load: () => Promise<ComponentType<StudyProps>> }

/** A panel whose code comes when it is first opened. A query, because a failed `lazy` would take the film along. */
export function LazyPanel({ name, load, ...study }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const code = useQuery({
    queryKey: ['study-panel', name],
    // An object, because a component is a function, and those are not kept.
    queryFn: async () => ({ Panel: await load() }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (code.data) return <code.data.Panel {...study} />
  if (code.isPending) return <PanelSkeleton text={t('loading')} />
  return (
    <ErrorState
      title={t('study.failed')}
      text={t('common:errors.NETWORK')}
      onRetry={() => void code.refetch()}
    />
  )
}

const bones = [72, 94, 60, 86]

function PanelSkeleton({ text }: { text: string }) {
  return (
    <Loading text={text} className="study__bones">
      {bones.map((width) => (
        <span key={width} className="line line--bone" style={{ '--part': `${width}%` } as object}>
          <Skeleton />
        </span>
      ))}
    </Loading>
  )
}
