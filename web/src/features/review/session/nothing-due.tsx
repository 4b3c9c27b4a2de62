import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { summaryQuery } from '../../../parts/due-today/summary-query.ts'
import { paths } from '../../../parts/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePractise } from './use-practise.ts'

/** Nothing to ask: there are no words yet, or it is not their time. */
export function NothingDue({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('review')
  const { data } = useQuery(summaryQuery)
  const practise = usePractise()
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
