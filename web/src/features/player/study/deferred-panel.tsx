import { useTranslation } from 'react-i18next'
import type { DeferredComponent } from '../../../parts/deferred/deferred-component.ts'
import { useDeferredComponent } from '../../../parts/deferred/use-deferred-component.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { StudyProps } from './study-props.ts'

type Props = StudyProps & { component: DeferredComponent<StudyProps> }

/**
 * A panel whose code is loaded when it is first opened. A failure is shown in the panel and does not affect the video.
 */
export function DeferredPanel({ component, ...study }: Props) {
  const { t } = useTranslation(['player', 'common'])
  const { Component: Panel, isFailed, retry } = useDeferredComponent(component, true)
  if (Panel) return <Panel {...study} />
  if (!isFailed) return <PanelSkeleton text={t('loading')} />
  return <ErrorState title={t('study.failed')} text={t('common:errors.NETWORK')} onRetry={retry} />
}

const skeletonWidths = [72, 94, 60, 86]

function PanelSkeleton({ text }: { text: string }) {
  return (
    <Loading text={text} className="study__skeletons">
      {skeletonWidths.map((width) => (
        <span key={width} className="line line--skeleton">
          <Skeleton />
        </span>
      ))}
    </Loading>
  )
}
