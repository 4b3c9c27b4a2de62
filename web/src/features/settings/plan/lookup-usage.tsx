import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import type { getLookupUsage } from '@verbena/contract/lookup'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ShareBar } from '../../../ui/figures/share-bar.tsx'
import { lookupUsageQuery } from '../settings-queries.ts'

export function LookupUsage({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation('settings')
  return (
    <section className="settings-section">
      <h2>{t('lookups.title')}</h2>
      <Usage learnerId={learnerId} />
    </section>
  )
}

/** The number of lookups of today; a failure to load does not affect the rest of the page. */
function Usage({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation(['settings', 'common'])
  const { data, error, refetch } = useQuery(lookupUsageQuery(learnerId))
  if (data) return <Count {...data} />
  if (error)
    return (
      <p className="muted" role="alert">
        {t('lookups.failed')}{' '}
        <Button variant="text" onClick={() => void refetch()}>
          {t('common:tryAgain')}
        </Button>
      </p>
    )
  return (
    <Loading text={t('lookups.loading')}>
      <Skeleton className="settings-usage" />
    </Loading>
  )
}

function Count({ used, limit }: ReplyOf<typeof getLookupUsage>) {
  const { t } = useTranslation('settings')
  if (limit === null) return <p className="muted">{t('lookups.unlimited', { used })}</p>
  return (
    <div className="settings-usage">
      <p className="muted">{t('lookups.limited', { used, limit })}</p>
      <ShareBar parts={[{ kind: 'done', percent: (100 * used) / Math.max(1, limit) }]} />
    </div>
  )
}
