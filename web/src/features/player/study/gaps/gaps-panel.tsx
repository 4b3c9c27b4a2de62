import { useQuery } from '@tanstack/react-query'
import type { FillGaps } from '@verbena/contract/media-tests'
import { tokenise } from '@verbena/language/text/tokenise'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAudience } from '../../../../parts/learner/use-audience.ts'
import { QueryView } from '../../../../parts/queries/query-view.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Loading } from '../../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import type { StudyProps } from '../study-props.ts'
import { useAttempt } from '../use-attempt.ts'
import { useMediaTestResults } from '../use-media-test-results.ts'
import { GapsExercise } from './gaps-exercise.tsx'
import { gapsQuery } from './gaps-query.ts'
import { locateGaps } from './locate-gaps.ts'
import './gaps.css'

/** The text with gaps, each with a few words to choose from. */
export function GapsPanel(study: StudyProps) {
  const { t } = useTranslation(['player', 'common'])
  const panel = useRef<HTMLDivElement>(null)
  const { attempt, again } = useAttempt(panel)
  const { best, keep } = useMediaTestResults(study.question, 'gaps')
  const set = useQuery(gapsQuery(study.question, useAudience(), attempt.id))
  const { lines, gaps } = useGaps(study, set.data)
  return (
    <div className="gaps" ref={panel} tabIndex={-1}>
      <QueryView
        query={{ data: gaps, error: set.error, refetch: set.refetch }}
        loading={<GapsSkeleton />}
        failed={t('gaps.failed')}
      >
        {(located) =>
          located.length === 0 ? (
            <EmptyState title={t('gaps.emptyTitle')} text={t('gaps.emptyText')} />
          ) : (
            <GapsExercise
              key={attempt.id}
              study={study}
              lines={lines}
              gaps={located}
              best={best}
              isReplay={!attempt.isFirst}
              onComplete={(score) => keep(attempt.id, { score, total: located.length })}
              onAgain={again}
            />
          )
        }
      </QueryView>
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
        <span key={width} className="line line--skeleton">
          <Skeleton />
        </span>
      ))}
    </Loading>
  )
}
