import { entitlements } from '@verbena/contract/plans'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What Pro opens today: the table that the server enforces says it, and nothing is named that is still to come. */
export function UnlockedList() {
  const { t } = useTranslation('billing')
  const { lookupsPerDay, opensPremium } = entitlements.pro
  const features = [
    ...(lookupsPerDay === null ? [t('plans.pro.translations')] : []),
    ...(opensPremium ? [t('success.premium')] : []),
  ]
  return (
    <ul className="unlocked">
      {features.map((feature) => (
        <li key={feature}>
          <Check className="icon" aria-hidden="true" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
