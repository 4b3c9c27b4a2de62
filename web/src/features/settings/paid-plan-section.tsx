import type { SubscriptionStatus } from '@verbena/contract/billing'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { canCancel, planFacts } from './plan-facts.ts'
import { useLocalDate } from './use-local-date.ts'

export function PaidPlan({ subscription }: { subscription: SubscriptionStatus }) {
  const { t } = useTranslation('settings')
  const date = useLocalDate()(subscription.endsAt)
  const [isAsking, setAsking] = useState(false)
  const plan = subscription.accountType
  return (
    <section className="settings-section">
      <h2>{t('subscription.paidTitle', { plan })}</h2>
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
          <CancelDialog plan={plan} date={date} open={isAsking} onOpenChange={setAsking} />
        </div>
      )}
    </section>
  )
}
