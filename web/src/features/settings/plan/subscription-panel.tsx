import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryView } from '../../../parts/queries/query-view.tsx'
import { Loading } from '../../../ui/feedback/loading.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { subscriptionQuery } from '../settings-queries.ts'
import { FreePlanSection } from './free-plan-section.tsx'
import { isPaidPlan } from './is-paid-plan.ts'
import { LookupUsage } from './lookup-usage.tsx'
import { PaidPlanSection } from './paid-plan-section.tsx'
import './subscription-panel.css'

export function SubscriptionPanel({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation('settings')
  return (
    <QueryView
      query={useQuery(subscriptionQuery(learnerId))}
      loading={<PlanSkeleton />}
      failed={t('subscription.failed')}
    >
      {(subscription) => (
        <div className="settings-panel">
          {isPaidPlan(subscription.accountType) ? (
            <PaidPlanSection subscription={subscription} />
          ) : (
            <FreePlanSection learnerId={learnerId} />
          )}
          <LookupUsage learnerId={learnerId} />
        </div>
      )}
    </QueryView>
  )
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
