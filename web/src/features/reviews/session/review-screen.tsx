import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../parts/navigation/paths.ts'
import { SessionOverlay } from '../../../parts/session/session-overlay.tsx'
import './review.css'
import { ReviewRounds } from './review-rounds.tsx'

/** The full-screen review of due cards. With `?ahead=true` it asks cards before they are due and saves no grades. */
export function ReviewScreen({ now }: { now: () => number }) {
  const { t } = useTranslation('reviews')
  const [params] = useSearchParams()
  const isPractice = params.get('ahead') === 'true'
  const leave = useLeave()
  const title = isPractice ? t('practiceTitle') : t('title')
  useEffect(() => {
    document.title = `${title} · Verbena`
  }, [title])
  return (
    <SessionOverlay open onLeave={leave}>
      <ReviewRounds key={`${isPractice}`} title={title} isPractice={isPractice} now={now} onLeave={leave} />
    </SessionOverlay>
  )
}

/** Returns to the page that opened the review, or to the vocabulary if it was opened by its URL. */
function useLeave() {
  const navigate = useNavigate()
  const state = useLocation().state as { openedHere?: boolean } | null
  return () => {
    if (state?.openedHere) void navigate(-1)
    else void navigate(paths.vocabulary, { replace: true })
  }
}
