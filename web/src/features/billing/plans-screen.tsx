import { createCheckout, proPriceId } from '@verbena/contract/billing'
import { Check, ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { getSession } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { savePlan } from '../../parts/claim-checkout.ts'
import { paths } from '../../parts/paths.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { BillingFrame } from './billing-frame.tsx'
import { checkoutFailure } from './checkout-failure.ts'
import { PlanCard } from './plan-card.tsx'
import { useFeatures } from './use-features.ts'
import { useLeaveFor } from './use-leave-for.ts'

export function PlansScreen() {
  const { t } = useTranslation(['billing', 'common'])
  const features = useFeatures()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isPro = useSession()?.user.accountType === 'Pro'
  const { mutate: goPro, isPending: isProcessing, error } = useLeaveFor(openCheckout)
  return (
    <BillingFrame>
      <BackLink />
      <PageTitle title={t('plans.title')} />
      <p className="billing__lede">{t('plans.lede')}</p>
      <div className="plans">
        <PlanCard plan="free" features={features.free}>
          {!isPro && (
            <Button
              variant="quiet"
              tall
              disabled={isProcessing}
              onClick={() => void navigate(paths.signup, { state })}
            >
              {t('plans.free.choose')}
            </Button>
          )}
        </PlanCard>
        <PlanCard plan="pro" features={[t('plans.pro.everything'), ...features.proAlone]}>
          {isPro ? (
            <YourPlan />
          ) : (
            <Button variant="primary" tall busy={isProcessing} onClick={() => goPro(undefined)}>
              {t('plans.pro.choose')}
            </Button>
          )}
        </PlanCard>
      </div>
      <p className="billing__failure" role="alert">
        {error && !isPro && checkoutFailure(error, t)}
      </p>
      <p className="small-print">{t('plans.smallPrint')}</p>
    </BillingFrame>
  )
}

async function openCheckout(_: undefined) {
  const username = getSession()?.user.username
  try {
    return await call(createCheckout, { body: { priceId: proPriceId } })
  } catch (error) {
    // Bought on another device: from now on this page knows it too.
    if (username && error instanceof ApiError && error.code === 'ALREADY_PRO') savePlan(username, 'Pro')
    throw error
  }
}

function YourPlan() {
  const { t } = useTranslation('billing')
  return (
    <div className="plan__yours">
      <p role="status">
        <Check className="icon icon--sm" aria-hidden="true" />
        {t('plans.yours')}
      </p>
      <ButtonLink variant="primary" tall wide to={paths.subscription}>
        {t('plans.seeSubscription')}
      </ButtonLink>
    </div>
  )
}

/** To the film that led here, or to wherever the root leads this visitor. */
function BackLink() {
  const { t } = useTranslation('billing')
  const { state } = useLocation()
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  return (
    <Link className="billing__back" to={typeof from === 'string' ? from : paths.root}>
      <ChevronLeft className="icon" aria-hidden="true" />
      {t('back')}
    </Link>
  )
}
