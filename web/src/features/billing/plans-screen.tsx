import { createCheckout, planSelectionPrice, proPriceId } from '@verbena/contract/billing/billing'
import type { TFunction } from 'i18next'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { getSession } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { savePlan } from '../../parts/billing/claim-checkout.ts'
import { CurrentPlanNotice } from '../../parts/billing/current-plan-notice.tsx'
import { PlanCard } from '../../parts/billing/plan-card.tsx'
import { usePlanTexts } from '../../parts/billing/use-plan-texts.ts'
import { errorMessage } from '../../parts/errors/error-message.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { useToast } from '../../ui/feedback/toast.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BillingFrame } from './billing-frame.tsx'
import { priceText } from './price-text.ts'
import { useRedirect } from './use-redirect.ts'

export function PlansScreen() {
  const { t, i18n } = useTranslation(['billing', 'common'])
  const { t: planTexts } = usePlanTexts()
  const user = useSession()?.user
  const isPro = user?.accountType === 'Pro'
  const chooseFree = useChooseFree(user !== undefined)
  const price = (amount: number) => priceText({ ...planSelectionPrice, amount }, i18n.language)
  const { mutate: goPro, isPending: isProcessing, error } = useRedirect(openCheckout)
  return (
    <BillingFrame>
      <BackLink />
      <PageTitle title={t('plans.title')} />
      <p className="billing__lede">{t('plans.lede')}</p>
      <div className="plans">
        <PlanCard plan="free" heading="h2" price={price(0)}>
          {!isPro && (
            <div className="plan__yours">
              {user && <CurrentPlanNotice />}
              <Button variant="quiet" tall wide disabled={isProcessing} onClick={chooseFree}>
                {planTexts('free.choose')}
              </Button>
            </div>
          )}
        </PlanCard>
        <PlanCard plan="pro" heading="h2" price={price(planSelectionPrice.amount)}>
          {isPro ? (
            <YourPlan />
          ) : (
            <Button variant="primary" tall busy={isProcessing} onClick={() => goPro(undefined)}>
              {planTexts('pro.choose')}
            </Button>
          )}
        </PlanCard>
      </div>
      <p className="billing__failure" role="alert">
        {error && !isPro && checkoutErrorMessage(error, t)}
      </p>
      <p className="small-print">{planTexts('smallPrint')}</p>
    </BillingFrame>
  )
}

async function openCheckout(_: undefined) {
  const learnerId = getSession()?.learnerId
  try {
    return await call(createCheckout, { body: { priceId: proPriceId, from: 'plans' } })
  } catch (error) {
    // Pro was bought on another device.
    if (learnerId && error instanceof ApiError && error.code === 'ALREADY_PRO') savePlan(learnerId, 'Pro')
    throw error
  }
}

/** A guest goes to the sign-up page. A learner has Free already and returns to the previous page. */
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
      <CurrentPlanNotice />
      <ButtonLink variant="primary" tall wide to={paths.subscription}>
        {t('plans.seeSubscription')}
      </ButtonLink>
    </div>
  )
}

/** Link back to the media item that led here, or to the start page. */
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

/** Shows why no payment page was opened, and that nothing was charged. */
function checkoutErrorMessage(error: unknown, t: TFunction<['billing', 'common']>): string {
  if (!(error instanceof ApiError)) return t('plans.notOpened')
  const reason = errorMessage(error, t)
  return error.code === 'ALREADY_PRO' ? reason : `${t('plans.notOpened')} ${reason}`
}
