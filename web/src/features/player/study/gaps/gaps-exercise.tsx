import type { TestResult } from '@verbena/contract/media-tests'
import type { Token } from '@verbena/language/text/tokenise'
import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionList } from '../../../../parts/option-list/option-list.tsx'
import { ResultSummary } from '../result-summary.tsx'
import type { StudyProps } from '../study-props.ts'
import { useRecoverFocus } from '../use-recover-focus.ts'
import { GapCounter } from './gap-counter.tsx'
import { GapHint } from './gap-hint.tsx'
import { GapText } from './gap-text.tsx'
import { GapVerdict } from './gap-verdict.tsx'
import { type GapsAction, gapsReducer, gapsRight, isFilled, startGaps } from './gaps-session.ts'
import type { Gap } from './locate-gaps.ts'
import { MissedGaps } from './missed-gaps.tsx'
import { useHiddenWords } from './use-hidden-words.ts'

/** Delay before the next gap (specification 2, section 9). */
const nextAfterMs = 150

type Props = {
  study: StudyProps
  lines: readonly (readonly Token[])[]
  gaps: readonly Gap[]
  best: TestResult['best'] | null
  isReplay: boolean
  onComplete: (score: number) => void
  onAgain: () => void
}

export function GapsExercise({ study, lines, gaps, best, isReplay, onComplete, onAgain }: Props) {
  const { t } = useTranslation('player')
  const [session, dispatch] = useReducer(gapsReducer, gaps, startGaps)
  const heading = useRef<HTMLHeadingElement>(null)
  const { current, filled, isMovingOn } = session
  const isDone = isFilled(session) && !isMovingOn
  const gap = gaps[current]

  useHiddenWords(study, session, lines)
  useRecoverFocus(heading, isDone ? 1 : 0, isReplay ? null : 0)
  useEffect(() => {
    if (!isMovingOn) return
    const timer = setTimeout(() => dispatch({ type: 'movedOn' }), nextAfterMs)
    return () => clearTimeout(timer)
  }, [isMovingOn])

  if (isDone || !gap) {
    const score = gapsRight(session)
    return (
      <ResultSummary
        heading={heading}
        title={t('gaps.complete', { score, total: gaps.length })}
        score={score}
        total={gaps.length}
        best={best}
        again={t('gaps.again')}
        onAgain={onAgain}
      >
        <MissedGaps study={study} session={session} />
      </ResultSummary>
    )
  }
  const pick = (option: number) => {
    const action: GapsAction = { type: 'picked', option: gap.options[option] ?? '' }
    const next = gapsReducer(session, action)
    dispatch(action)
    if (next !== session && isFilled(next)) onComplete(gapsRight(next))
  }
  const option = filled[current] ?? null
  const stateOf = (index: number) => {
    if (option === null) return
    if (gap.options[index] === gap.answer) return 'right'
    return gap.options[index] === option ? 'wrong' : undefined
  }
  return (
    <div className="gaps__game">
      <GapCounter
        heading={heading}
        current={current}
        total={gaps.length}
        onGo={(to) => dispatch({ type: 'wentTo', gap: to })}
        onPlay={() => study.onPlayLine(gap.line)}
      />
      <GapText
        study={study}
        lines={lines}
        session={session}
        onGo={(to) => dispatch({ type: 'wentTo', gap: to })}
      />
      <div className="gaps__foot">
        <GapVerdict session={session} lines={lines} language={study.item.language} best={best} />
        {gap.translation && <GapHint key={current} meaning={gap.translation} />}
        <OptionList
          label={t('gaps.options')}
          options={gap.options}
          language={study.item.language}
          columns={2}
          stateOf={stateOf}
          isLocked={option !== null}
          onChoose={pick}
        />
      </div>
    </div>
  )
}
