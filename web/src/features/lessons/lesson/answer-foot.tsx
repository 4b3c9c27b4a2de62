import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { AnswerVerdict } from './answer-verdict.tsx'

type Props = ComponentProps<typeof AnswerVerdict> & {
  nextButton: RefObject<HTMLButtonElement | null>
  isBlank: boolean
  isJudging: boolean
  /** Shows the answer; the item comes again. */
  onSkip: () => void
  notes: ReactNode
}

/** Where the thumb is: check or pass over; then what became of it, and the way on. It stands in a form. */
export function AnswerFoot({ nextButton, isBlank, isJudging, onSkip, notes, ...verdict }: Props) {
  const { t } = useTranslation('lesson')
  const { answer } = verdict
  const isRight = answer?.judgement?.isRight ?? false
  return (
    <footer className={classNames('verdict', answer !== null && `verdict--${kindOf(answer)}`)}>
      {notes}
      <div className="verdict__inner lesson-foot">
        <AnswerVerdict {...verdict} />
        {answer ? (
          <Button ref={nextButton} variant="primary" tall type="submit">
            {isRight ? t('next') : t('nextAgain')}
          </Button>
        ) : (
          <>
            <Button variant="text" className="lesson-foot__skip" disabled={isJudging} onClick={onSkip}>
              {t('skip')}
            </Button>
            <Button variant="primary" tall type="submit" disabled={isBlank} busy={isJudging}>
              {t('check')}
            </Button>
          </>
        )}
      </div>
    </footer>
  )
}

function kindOf({ judgement }: NonNullable<Props['answer']>) {
  if (!judgement) return 'shown'
  return judgement.isRight ? 'right' : 'wrong'
}
