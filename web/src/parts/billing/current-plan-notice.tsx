import { Check } from 'lucide-react'
import { usePlanTexts } from './use-plan-texts.ts'

/** Stands on the card of the plan that the learner is on; another tab may change which one that is. */
export function CurrentPlanNotice() {
  const { t } = usePlanTexts()
  return (
    <p role="status">
      <Check className="icon icon--sm" aria-hidden="true" />
      {t('yours')}
    </p>
  )
}
