import { settingsPrice } from '@verbena/contract/billing/billing'
import { useTranslation } from 'react-i18next'
import { CurrentPlanNotice } from '../../../parts/billing/current-plan-notice.tsx'
import { PlanCard } from '../../../parts/billing/plan-card.tsx'
import { usePlanTexts } from '../../../parts/billing/use-plan-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useToast } from '../../../ui/feedback/toast.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { settingsErrorMessage } from '../settings-error-message.ts'
import { useUpgrade } from './use-upgrade.ts'

export function FreePlanSection({ learnerId }: { learnerId: string }) {
  const { t } = useTranslation('settings')
  const { t: tPlans } = usePlanTexts()
  const { mutate, isPending, error } = useUpgrade(learnerId)
  const price = (amount: number) => t('subscription.price', { amount })
  return (
    <section className="settings-section">
      <h2>{t('subscription.freeTitle')}</h2>
      <p className="muted">{t('subscription.freeText')}</p>
      <FormMessage
        className="settings-message"
        error={error ? settingsErrorMessage(error, t('subscription.checkoutFailed'), t) : undefined}
      />
      <div className="plans">
        <PlanCard plan="free" heading="h3" price={price(0)}>
          <div className="plan__yours">
            <CurrentPlanNotice />
            <ChooseFree />
          </div>
        </PlanCard>
        <PlanCard plan="pro" heading="h3" price={price(settingsPrice.amount)}>
          <Button variant="primary" tall wide busy={isPending} onClick={() => mutate()}>
            {tPlans('pro.choose')}
          </Button>
        </PlanCard>
      </div>
      <p className="small-print">{tPlans('smallPrint')}</p>
    </section>
  )
}

/** Sends nothing (specification 1, section 2.5), because the card is only shown on Free. */
function ChooseFree() {
  const { t } = usePlanTexts()
  const toast = useToast()
  const choose = () => {
    // biome-ignore lint/suspicious/noConsole: the specification requires this line
    console.info('Free was chosen.')
    toast({ text: t('alreadyFree') })
  }
  return (
    <Button variant="quiet" tall wide onClick={choose}>
      {t('free.choose')}
    </Button>
  )
}
