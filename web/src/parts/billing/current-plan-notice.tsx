import Check from 'lucide-react/icons/check'
import { usePlanTexts } from './use-plan-texts.ts'

/** Shown on the card of the learner's current plan, which another tab may change. */
export function CurrentPlanNotice() {
  const { t } = usePlanTexts()
  return (
    <p role="status">
      <Check className="icon icon--sm" aria-hidden="true" />
      {t('yours')}
    </p>
  )
}
