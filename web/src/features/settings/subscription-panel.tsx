import { useQuery } from '@tanstack/react-query'
import type { User } from '@verbena/contract/accounts'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../parts/error-message.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FreePlan } from './free-plan.tsx'
import { LookupUsage } from './lookup-usage.tsx'
import { isPaidPlan } from './paid-plan.ts'
import { PaidPlan } from './paid-plan-section.tsx'
import { subscriptionQuery } from './settings-queries.ts'

export function SubscriptionPanel({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(subscriptionQuery(user.username))
  if (data)
    return (
      <div className="settings-panel">
        {isPaidPlan(data.accountType) ? (
          <PaidPlan subscription={data} />
        ) : (
          <FreePlan username={user.username} />
        )}
        <LookupUsage username={user.username} />
      </div>
    )
  if (error)
    return (
      <ErrorState
        title={t('subscription.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  return <PlanSkeleton />
}

function PlanSkeleton() {
  const { t } = useTranslation('settings')
  return (
    <Loading text={t('subscription.loading')}>
      <Skeleton className="settings-title-skeleton" />
      <div className="plans">
        <Skeleton className="settings-plan-skeleton" />
        <Skeleton className="settings-plan-skeleton" />
      </div>
    </Loading>
  )
}
