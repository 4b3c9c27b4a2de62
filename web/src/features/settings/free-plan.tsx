import { settingsPrice } from '@verbena/contract/billing'
import { useTranslation } from 'react-i18next'
import { PlanCard } from '../../parts/plan-card/plan-card.tsx'
import { PlanToday } from '../../parts/plan-card/plan-today.tsx'
import { usePlanTexts } from '../../parts/plan-card/use-plan-texts.ts'
import { Button } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { useToast } from '../../ui/toast.tsx'
import { settingsFailure } from './settings-failure.ts'
import { useGoPro } from './use-go-pro.ts'

export function FreePlan({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const { t: ofPlans } = usePlanTexts()
  const { mutate, isPending, error } = useGoPro(username)
  const price = (amount: number) => t('subscription.price', { amount })
  return (
    <section className="settings-section">
      <h2>{t('subscription.freeTitle')}</h2>
      <p className="muted">{t('subscription.freeText')}</p>
      <FormMessage
        className="settings-message"
        error={error ? settingsFailure(error, t('subscription.checkoutFailed'), t) : undefined}
      />
      <div className="plans">
        <PlanCard plan="free" heading="h3" price={price(0)}>
          <div className="plan__yours">
            <PlanToday />
            <ChooseFree />
          </div>
        </PlanCard>
        <PlanCard plan="pro" heading="h3" price={price(settingsPrice.amount)}>
          <Button variant="primary" tall wide busy={isPending} onClick={() => mutate()}>
            {ofPlans('pro.choose')}
          </Button>
        </PlanCard>
      </div>
      <p className="small-print">{ofPlans('smallPrint')}</p>
    </section>
  )
}

/** Sends nothing (specification 1, section 2.5): whoever sees the card is on Free. */
function ChooseFree() {
  const { t } = usePlanTexts()
  const toast = useToast()
  const choose = () => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this line and nothing else
    console.info('Free was chosen.')
    toast({ text: t('alreadyFree') })
  }
  return (
    <Button variant="quiet" tall wide onClick={choose}>
      {t('free.choose')}
    </Button>
  )
}
