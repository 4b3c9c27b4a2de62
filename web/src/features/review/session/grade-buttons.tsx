import type { Intervals } from '@verbena/contract/memory'
import type { Grade } from '@verbena/language/memory/grades'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../ui/class-names.ts'
import { intervalText } from './interval-text.ts'
import { offeredGrades } from './review-session.ts'

type Props = {
  /** Null while nobody knows them. */
  intervals: Intervals | null
  /** What the answer speaks for; null where only the learner can tell. */
  suggested: Grade | null
  /** Nothing is graded: it is known, or asked again. */
  isPractice: boolean
  onGrade: (grade: Grade) => void
}

/** Four ways to have known it, each with when the word would come back. The one suggested waits for Enter. */
export function GradeButtons({ intervals, suggested, isPractice, onGrade }: Props) {
  const { t, i18n } = useTranslation('review')
  const waiting = useRef<HTMLButtonElement>(null)
  const first = suggested ?? 'good'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another suggestion is another button
  useEffect(() => {
    waiting.current?.focus({ preventScroll: true })
  }, [first])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are ways on
    <div className="grades" role="group" aria-label={t('howWell')}>
      {offeredGrades(isPractice).map((grade, index) => (
        <button
          key={grade}
          type="button"
          ref={grade === first ? waiting : undefined}
          className={classNames('grade', grade === suggested && 'grade--suggested')}
          aria-keyshortcuts={`${index + 1}`}
          onClick={() => onGrade(grade)}
        >
          <span className="grade__key" aria-hidden="true">
            {index + 1}
          </span>
          <span className="grade__name">
            {isPractice && grade !== 'hard' && grade !== 'easy'
              ? t(`practiceGrades.${grade}`)
              : t(`grades.${grade}`)}
          </span>
          {!isPractice && intervals && (
            <span className="grade__interval">{intervalText(intervals[grade], i18n.language)}</span>
          )}
        </button>
      ))}
    </div>
  )
}
