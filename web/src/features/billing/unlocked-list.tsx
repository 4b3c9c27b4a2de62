import { entitlements } from '@verbena/contract/billing/plans'
import { useTranslation } from 'react-i18next'
import { FeatureList } from '../../parts/billing/feature-list.tsx'
import { usePlanTexts } from '../../parts/billing/use-plan-texts.ts'

/** The features that Pro unlocks, from the same table that the server enforces. */
export function UnlockedList() {
  const { t } = useTranslation('billing')
  const { t: planTexts } = usePlanTexts()
  const { lookupsPerDay, opensPremium } = entitlements.pro
  const features = [
    ...(lookupsPerDay === null ? [planTexts('pro.translations')] : []),
    ...(opensPremium ? [t('success.premium')] : []),
  ]
  return <FeatureList features={features} />
}
