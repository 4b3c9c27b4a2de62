import { entitlements } from '@verbena/contract/plans'
import { useTranslation } from 'react-i18next'
import { FeatureList } from '../../parts/plan-card/feature-list.tsx'
import { usePlanTexts } from '../../parts/plan-card/use-plan-texts.ts'

/** What Pro opens today: the table that the server enforces says it, and nothing is named that is still to come. */
export function UnlockedList() {
  const { t } = useTranslation('billing')
  const { t: ofPlans } = usePlanTexts()
  const { lookupsPerDay, opensPremium } = entitlements.pro
  const features = [
    ...(lookupsPerDay === null ? [ofPlans('pro.translations')] : []),
    ...(opensPremium ? [t('success.premium')] : []),
  ]
  return <FeatureList features={features} />
}
