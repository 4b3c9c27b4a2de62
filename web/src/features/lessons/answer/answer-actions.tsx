import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionFooter } from '../../../parts/session/session-footer.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { AnswerVerdict } from './answer-verdict.tsx'

type Props = ComponentProps<typeof AnswerVerdict> & {
  nextButton: RefObject<HTMLButtonElement | null>
  isBlank: boolean
  isJudging: boolean
  /** Shows the answer; the item is asked again later. */
  onSkip: () => void
  notes: ReactNode
}

/** The footer of a question: buttons to check and to skip, then the verdict and the button to continue. Belongs in a form. */
export function AnswerActions({ nextButton, isBlank, isJudging, onSkip, notes, ...verdict }: Props) {
  const { t } = useTranslation('lesson')
  const { answer } = verdict
  const isRight = answer?.judgement?.isRight ?? false
  return (
    <SessionFooter className="lesson-foot" verdict={answer && verdictKindOf(answer)} notes={notes}>
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
    </SessionFooter>
  )
}

function verdictKindOf({ judgement }: NonNullable<Props['answer']>) {
  if (!judgement) return 'shown'
  return judgement.isRight ? 'right' : 'wrong'
}
