import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@verbena/contract/endpoint'
import type { getLookupUsage } from '@verbena/contract/lookup'
import { useTranslation } from 'react-i18next'
import { Bar } from '../../ui/bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lookupUsageQuery } from './settings-queries.ts'

export function LookupUsage({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  return (
    <section className="settings-section">
      <h2>{t('lookups.title')}</h2>
      <Usage username={username} />
    </section>
  )
}

/** A figure beside the plan: where it cannot be had, the rest of the page stands. */
function Usage({ username }: { username: string }) {
  const { t } = useTranslation(['settings', 'common'])
  const { data, error, refetch } = useQuery(lookupUsageQuery(username))
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
      <Bar parts={[{ kind: 'done', percent: (100 * used) / Math.max(1, limit) }]} />
    </div>
  )
}
