import { settingsPrice } from '@verbena/contract/billing'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormMessage } from './form-message.tsx'
import { PlanCard } from './plan-card.tsx'
import { settingsFailure } from './settings-failure.ts'
import { useGoPro } from './use-go-pro.ts'

export function FreePlan({ username }: { username: string }) {
  const { t } = useTranslation('settings')
  const { mutate, isPending, error } = useGoPro(username)
  const price = (amount: number) => t('subscription.price', { amount })
  return (
    <section className="settings-section">
      <h2>{t('subscription.freeTitle')}</h2>
      <p className="muted">{t('subscription.freeText')}</p>
      <FormMessage error={error ? settingsFailure(error, t('subscription.checkoutFailed'), t) : undefined} />
      <div className="settings-plans">
        <PlanCard
          name={t('subscription.free.name')}
          price={price(0)}
          text={t('subscription.free.text')}
          features={(['hours', 'vocabulary', 'translations', 'videos'] as const).map((feature) =>
            t(`subscription.free.${feature}`),
          )}
        >
          <p className="settings-plan__yours">
            <Check className="icon icon--sm" aria-hidden="true" />
            {t('subscription.yours')}
          </p>
          <ChooseFree />
        </PlanCard>
        <PlanCard
          isPro
          name={t('subscription.pro.name')}
          badge={
            <span className="settings-plan__badge">
              <Mark />
              {t('subscription.recommended')}
            </span>
          }
          price={price(settingsPrice.amount)}
          period={t('subscription.perMonth')}
          text={t('subscription.pro.text')}
          features={(['free', 'translations', 'own', 'hours', 'pronunciation'] as const).map((feature) =>
            t(`subscription.pro.${feature}`),
          )}
        >
          <Button variant="primary" tall wide busy={isPending} onClick={() => mutate()}>
            {t('subscription.goPro')}
          </Button>
        </PlanCard>
      </div>
      <p className="small-print">{t('subscription.smallPrint')}</p>
    </section>
  )
}

/** Sends nothing (specification 1, section 2.5): whoever sees the card is on Free. */
function ChooseFree() {
  const { t } = useTranslation('settings')
  const toast = useToast()
  const choose = () => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for this line and nothing else
    console.info('Free was chosen.')
    toast({ text: t('subscription.alreadyFree') })
  }
  return (
    <Button variant="quiet" tall wide onClick={choose}>
      {t('subscription.chooseFree')}
    </Button>
  )
}
