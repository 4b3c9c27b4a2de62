import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../parts/errors/error-message.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { subscriptionQuery } from '../settings-queries.ts'
import { FreePlanSection } from './free-plan-section.tsx'
import { isPaidPlan } from './is-paid-plan.ts'
import { LookupUsage } from './lookup-usage.tsx'
import { PaidPlanSection } from './paid-plan-section.tsx'

export function SubscriptionPanel({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(subscriptionQuery(learnerId))
  if (data)
    return (
      <div className="settings-panel">
        {isPaidPlan(data.accountType) ? (
          <PaidPlanSection subscription={data} />
        ) : (
          <FreePlanSection learnerId={learnerId} />
        )}
        <LookupUsage learnerId={learnerId} />
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
