import type { Intervals } from '@verbena/contract/reviews/reviews'
import type { Grade } from '@verbena/language/spaced-repetition/grades'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusOnChange } from '../../../ui/layout/use-on-change.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { intervalText } from './interval-text.ts'
import { offeredGrades } from './review-session.ts'
import './grade-buttons.css'

type Props = {
  /** Null until the server has sent them. */
  intervals: Intervals | null
  /** The grade that fits the answer; null if only the learner can tell. */
  suggested: Grade | null
  /** Practice has only two grades: known, and again. */
  isPractice: boolean
  onGrade: (grade: Grade) => void
}

/**
 * The grades, each with the interval until the next review. The suggested one has the focus, so that Enter chooses it.
 */
export function GradeButtons({ intervals, suggested, isPractice, onGrade }: Props) {
  const { t, i18n } = useTranslation('reviews')
  const focused = useRef<HTMLButtonElement>(null)
  const first = suggested ?? 'good'
  useFocusOnChange(focused, first, { preventScroll: true })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are buttons
    <div className="grades" role="group" aria-label={t('howWell')}>
      {offeredGrades(isPractice).map((grade, index) => (
        <button
          key={grade}
          type="button"
          ref={grade === first ? focused : undefined}
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
