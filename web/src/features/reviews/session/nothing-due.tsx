import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { reviewSummaryQuery } from '../../../parts/due-today/review-summary-query.ts'
import { paths } from '../../../parts/navigation/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useExtraPractice } from './use-extra-practice.ts'

/** Shown if there are no cards to review: the learner has no words, or none is due. */
export function NothingDue({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('reviews')
  const { data } = useQuery(reviewSummaryQuery)
  const practise = useExtraPractice()
  const hasWords = !data || data.counts.new + data.counts.learning + data.counts.firm > 0
  if (!hasWords)
    return (
      <EmptyState title={t('nothing.noWords')} text={t('nothing.noWordsText')}>
        <ButtonLink variant="primary" to={paths.videos}>
          {t('nothing.findVideo')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState title={t('nothing.title')} text={t('nothing.text')}>
      <div className="test-done__actions">
        <Button variant="primary" tall onClick={practise}>
          {t('done.practise')}
        </Button>
        <Button variant="text" onClick={onLeave}>
          {t('done.back')}
        </Button>
      </div>
    </EmptyState>
  )
}
