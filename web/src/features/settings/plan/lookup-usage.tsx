import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import type { getLookupUsage } from '@verbena/contract/lookup/lookup'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { InlineError } from '../../../ui/feedback/inline-error.tsx'
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
  const { t } = useTranslation('settings')
  const loading = (
    <Loading text={t('lookups.loading')}>
      <Skeleton className="settings-usage" />
    </Loading>
  )
  const failed = (_: Error, onRetry: () => void) => (
    <InlineError className="muted" text={t('lookups.failed')} onRetry={onRetry} />
  )
  return (
    <QueryView query={useQuery(lookupUsageQuery(learnerId))} loading={loading} failed={failed}>
      {(usage) => <Count {...usage} />}
    </QueryView>
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
