import { useQuery } from '@tanstack/react-query'
import type { FillGaps } from '@verbena/contract/media-tests'
import { tokenise } from '@verbena/language/text/tokenise'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../parts/errors/error-message.ts'
import { useAudience } from '../../../../parts/learner/use-audience.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import type { StudyProps } from '../study-props.ts'
import { useAttempt } from '../use-attempt.ts'
import { useMediaTestResults } from '../use-media-test-results.ts'
import { GapsExercise } from './gaps-exercise.tsx'
import { gapsQuery } from './gaps-query.ts'
import { locateGaps } from './locate-gaps.ts'
import './gaps.css'

/** The text with words taken out, each to be put back from a few. */
export function GapsPanel(study: StudyProps) {
  const { t } = useTranslation(['player', 'common'])
  const panel = useRef<HTMLDivElement>(null)
  const { attempt, again } = useAttempt(panel)
  const { best, keep } = useMediaTestResults(study.question, 'gaps')
  const set = useQuery(gapsQuery(study.question, useAudience(), attempt.id))
  const { lines, gaps } = useGaps(study, set.data)
  return (
    <div className="gaps" ref={panel} tabIndex={-1}>
      {set.isPending && <GapsSkeleton />}
      {set.error && (
        <ErrorState
          title={t('gaps.failed')}
          text={errorMessage(set.error, t)}
          onRetry={() => void set.refetch()}
        />
      )}
      {gaps?.length === 0 && <EmptyState title={t('gaps.emptyTitle')} text={t('gaps.emptyText')} />}
      {gaps && gaps.length > 0 && (
        <GapsExercise
          key={attempt.id}
          study={study}
          lines={lines}
          gaps={gaps}
          best={best}
          isReplay={!attempt.isFirst}
          onComplete={(score) => keep(attempt.id, { score, total: gaps.length })}
          onAgain={again}
        />
      )}
    </div>
  )
}

function useGaps({ segments, item }: StudyProps, set: FillGaps | undefined) {
  const lines = useMemo(
    () => segments.map((segment) => tokenise(segment.text, item.language)),
    [segments, item.language],
  )
  const gaps = useMemo(() => set && locateGaps(set, lines), [set, lines])
  return { lines, gaps }
}

const bones = [72, 94, 60, 86]

function GapsSkeleton() {
  const { t } = useTranslation('player')
  return (
    <Loading text={t('gaps.loading')} className="gaps__text">
      {bones.map((width) => (
        <span key={width} className="line line--bone" style={{ '--part': `${width}%` } as object}>
          <Skeleton />
        </span>
      ))}
    </Loading>
  )
}
