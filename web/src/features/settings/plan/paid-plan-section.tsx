import type { SubscriptionStatus } from '@verbena/contract/billing/billing'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'
import { useLocalDate } from '../use-local-date.ts'
import { CancelSubscriptionDialog } from './cancel-subscription-dialog.tsx'
import { canCancel, planFacts } from './plan-facts.ts'
import { useCancelledJustNow } from './use-cancelled-just-now.ts'

export function PaidPlanSection({ subscription }: { subscription: SubscriptionStatus }) {
  const { t } = useTranslation('settings')
  const date = useLocalDate()(subscription.endsAt)
  const [isAsking, setAsking] = useState(false)
  const { accountType: plan, cancelAtPeriodEnd } = subscription
  const heading = useRef<HTMLHeadingElement>(null)
  const isCancelledNow = useCancelledJustNow(heading)
  return (
    <section className="settings-section">
      <h2 ref={heading} tabIndex={-1}>
        {t('subscription.paidTitle', { plan })}
      </h2>
      <LiveRegion>{isCancelledNow && cancelAtPeriodEnd && t('subscription.cancelled')}</LiveRegion>
      {planFacts(subscription, date !== '').map((fact) => (
        <p key={fact} className={fact === 'pastDue' ? 'settings-warning' : 'muted'}>
          {t(`subscription.${fact}`, { date })}
        </p>
      ))}
      {canCancel(subscription) && (
        <div className="settings-item">
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('subscription.cancel')}
          </Button>
          <CancelSubscriptionDialog plan={plan} date={date} open={isAsking} onOpenChange={setAsking} />
        </div>
      )}
    </section>
  )
}
