import { planSelectionPrice } from '@verbena/contract/billing'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../ui/class-names.ts'
import { Mark } from '../../ui/mark.tsx'
import { priceText } from './price-text.ts'

type Props = { plan: 'free' | 'pro'; features: readonly string[]; children?: ReactNode }

/** What a plan costs and holds; its button is given by the page. */
export function PlanCard({ plan, features, children }: Props) {
  const { t, i18n } = useTranslation('billing')
  const isPro = plan === 'pro'
  const price = isPro ? planSelectionPrice : { ...planSelectionPrice, amount: 0 }
  return (
    <article className={classNames('plan', isPro && 'plan--pro')}>
      <div className="plan__name">
        <h2>{t(`plans.${plan}.name`)}</h2>
        {isPro && (
          <span className="plan__badge">
            <Mark />
            {t('plans.recommended')}
          </span>
        )}
      </div>
      <p className="plan__price">
        {priceText(price, i18n.language)} {isPro && <small>{t('plans.aMonth')}</small>}
      </p>
      <p className="muted">{t(`plans.${plan}.about`)}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Check className="icon" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </article>
  )
}
