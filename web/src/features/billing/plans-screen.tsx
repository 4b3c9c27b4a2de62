import { createCheckout, planSelectionPrice, proPriceId } from '@verbena/contract/billing'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { getSession } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { savePlan } from '../../parts/claim-checkout.ts'
import { paths } from '../../parts/paths.ts'
import { PlanCard } from '../../parts/plan-card/plan-card.tsx'
import { PlanToday } from '../../parts/plan-card/plan-today.tsx'
import { usePlanTexts } from '../../parts/plan-card/use-plan-texts.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useToast } from '../../ui/toast.tsx'
import { BillingFrame } from './billing-frame.tsx'
import { checkoutFailure } from './checkout-failure.ts'
import { priceText } from './price-text.ts'
import { useLeaveFor } from './use-leave-for.ts'

export function PlansScreen() {
  const { t, i18n } = useTranslation(['billing', 'common'])
  const { t: ofPlans } = usePlanTexts()
  const user = useSession()?.user
  const isPro = user?.accountType === 'Pro'
  const chooseFree = useChooseFree(user !== undefined)
  const price = (amount: number) => priceText({ ...planSelectionPrice, amount }, i18n.language)
  const { mutate: goPro, isPending: isProcessing, error } = useLeaveFor(openCheckout)
  return (
    <BillingFrame>
      <BackLink />
      <PageTitle title={t('plans.title')} />
      <p className="billing__lede">{t('plans.lede')}</p>
      <div className="plans">
        <PlanCard plan="free" heading="h2" price={price(0)}>
          {!isPro && (
            <div className="plan__yours">
              {user && <PlanToday />}
              <Button variant="quiet" tall wide disabled={isProcessing} onClick={chooseFree}>
                {ofPlans('free.choose')}
              </Button>
            </div>
          )}
        </PlanCard>
        <PlanCard plan="pro" heading="h2" price={price(planSelectionPrice.amount)}>
          {isPro ? (
            <YourPlan />
          ) : (
            <Button variant="primary" tall busy={isProcessing} onClick={() => goPro(undefined)}>
              {ofPlans('pro.choose')}
            </Button>
          )}
        </PlanCard>
      </div>
      <p className="billing__failure" role="alert">
        {error && !isPro && checkoutFailure(error, t)}
      </p>
      <p className="small-print">{ofPlans('smallPrint')}</p>
    </BillingFrame>
  )
}

async function openCheckout(_: undefined) {
  const username = getSession()?.user.username
  try {
    return await call(createCheckout, { body: { priceId: proPriceId, from: 'plans' } })
  } catch (error) {
    // Bought on another device: from now on this page knows it too.
    if (username && error instanceof ApiError && error.code === 'ALREADY_PRO') savePlan(username, 'Pro')
    throw error
  }
}

/** Free leads to an account; whoever has one is on it already, and goes on where they were. */
function useChooseFree(isLearner: boolean) {
  const { t } = usePlanTexts()
  const toast = useToast()
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if (!isLearner) {
      void navigate(paths.signup, { state })
      return
    }
    toast({ text: t('alreadyFree') })
    void navigate(fromOf(state) ?? paths.videos)
  }
}

function YourPlan() {
  const { t } = useTranslation('billing')
  return (
    <div className="plan__yours">
      <PlanToday />
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
  return (
    <Link className="billing__back" to={fromOf(state) ?? paths.root}>
      <ChevronLeft className="icon" aria-hidden="true" />
      {t('back')}
    </Link>
  )
}

function fromOf(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' ? from : undefined
}
