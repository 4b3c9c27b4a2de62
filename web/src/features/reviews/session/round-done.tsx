import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reviewSummaryQuery } from '../../../parts/due-today/review-summary-query.ts'
import { SessionResult } from '../../../parts/session/session-result.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Figures } from '../../../ui/figures/figures.tsx'
import type { figuresOf } from './review-session.ts'
import { useExtraPractice } from './use-extra-practice.ts'
import { useSessionKeys } from './use-session-keys.ts'

type Props = {
  figures: ReturnType<typeof figuresOf>
  isPractice: boolean
  /** All answers are on the server or in the outbox, so the remaining cards can be requested. */
  hasSettled: boolean
  onUndo: () => void
  onMore: () => void
  onLeave: () => void
}

/** The result of the round, the number of cards left today, and the next actions. */
export function RoundDone({ figures, isPractice, hasSettled, onUndo, onMore, onLeave }: Props) {
  const { t } = useTranslation('reviews')
  useSessionKeys({ u: onUndo })
  const practise = useExtraPractice()
  const left = useLeft(!isPractice, hasSettled)
  return (
    <SessionResult
      className="review-done"
      petals={Math.floor((5 * figures.right) / Math.max(1, figures.words))}
      title={t('done.title')}
    >
      <Figures
        figures={[
          { label: t('done.words'), value: figures.words },
          { label: t('done.right'), value: figures.right },
          { label: t('done.answers'), value: figures.answers },
        ]}
      />
      <p className="muted" role="status">
        {isPractice ? t('done.practised') : left.text}
      </p>
      <div className="test-done__actions review-done__actions" hidden={left.isAsked}>
        {left.count > 0 && (
          <Button variant="primary" tall onClick={onMore}>
            {t('done.goOn')}
          </Button>
        )}
        <Button variant={left.count > 0 ? 'quiet' : 'primary'} tall onClick={onLeave}>
          {t('done.back')}
        </Button>
        {left.count === 0 && (
          <Button variant="text" onClick={isPractice ? onMore : practise}>
            {isPractice ? t('done.practiseMore') : t('done.practise')}
          </Button>
        )}
      </div>
    </SessionResult>
  )
}

/**
 * Returns the number of cards that are still due today, or if there are none those of tomorrow. The buttons wait until
 * the number is loaded or the request failed.
 */
function useLeft(isAsked: boolean, hasSettled: boolean) {
  const { t } = useTranslation('reviews')
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...reviewSummaryQuery,
    enabled: hasSettled && isAsked,
  })
  if (!data || !isFetchedAfterMount || !isAsked) return { isAsked: isAsked && !isError, count: 0, text: '' }
  const { left, forecast } = data
  if (left > 0) return { isAsked: false, count: left, text: t('done.more', { count: left }) }
  const tomorrow = forecast[1]?.due ?? 0
  const text = [t('done.allForToday'), tomorrow > 0 && t('done.tomorrow', { count: tomorrow })]
  return { isAsked: false, count: 0, text: text.filter(Boolean).join(' ') }
}
