import type { ReviewItem } from '@verbena/contract/reviews/reviews'
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { SessionFrame } from '../../../parts/session/session-frame.tsx'
import { SilenceButton } from '../../../parts/session/silence-button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { QuestionView } from './question-view.tsx'
import { answeredPercent, figuresOf } from './review-session.ts'
import { RoundDone } from './round-done.tsx'
import { useReviewSession } from './use-review-session.ts'

type Props = {
  title: string
  items: readonly ReviewItem[]
  isPractice: boolean
  now: () => number
  onMore: () => void
  onLeave: () => void
}

/** Asks the cards of one round until none of them is due again today. */
export function ReviewRound({ title, items, isPractice, now, onMore, onLeave }: Props) {
  const { t } = useTranslation('reviews')
  const round = useReviewSession(items, isPractice, now)
  const { session, question, isHeldUp, isRefused, hasSettled } = round
  const figures = figuresOf(session)
  const notes = (
    <div className="review-note" role="status">
      {isRefused && <p>{t('errors.ANSWERED_SINCE')}</p>}
      {isHeldUp && <p>{t('keptForLater')}</p>}
    </div>
  )
  const canUndo = session.answer !== null || session.graded.length > 0
  const undo = (
    <IconButton
      label={t('undo')}
      aria-keyshortcuts="u"
      disabled={!canUndo}
      icon={<Undo2 className="icon" aria-hidden="true" />}
      onClick={round.takeBack}
    />
  )
  if (!question)
    return (
      <SessionFrame
        title={title}
        percent={100}
        tools={undo}
        body={
          <RoundDone
            figures={figures}
            isPractice={isPractice}
            hasSettled={hasSettled}
            onUndo={round.takeBack}
            onMore={onMore}
            onLeave={onLeave}
          />
        }
        foot={notes}
      />
    )
  const { isSilent } = session
  return (
    <SessionFrame
      title={title}
      percent={answeredPercent(session)}
      figure={isPractice ? t('practiceProgress', figures) : t('progress', figures)}
      tools={
        <>
          {undo}
          <SilenceButton label={t('silence')} isSilent={isSilent} onChange={round.silence} />
        </>
      }
      body={<QuestionView key={session.graded.length} question={question} round={round} notes={notes} />}
    />
  )
}
