import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { paths } from '../../parts/navigation/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import type { PaymentState } from './use-checkout.ts'

type Props = { state: PaymentState; checkAgain: (() => void) | undefined }

/** Links and buttons for each state of a payment; none while it is pending. */
export function PaymentActions({ state, checkAgain }: Props) {
  const { t } = useTranslation('billing')
  const isLearner = useSession() !== null
  const { pathname, search } = useLocation()
  switch (state) {
    case 'waiting':
      return null
    case 'yours':
      return (
        <>
          <ButtonLink variant="primary" tall to={paths.videos}>
            {t('success.toVideos')}
          </ButtonLink>
          <SubscriptionLink />
        </>
      )
    case 'unclaimed':
      return (
        <>
          <ButtonLink variant="primary" tall to={paths.signup}>
            {t('success.createAccount')}
          </ButtonLink>
          <ButtonLink variant="quiet" tall to={paths.login}>
            {t('success.haveAccount')}
          </ButtonLink>
        </>
      )
    case 'late':
    case 'failed':
      return (
        <>
          <Button variant="primary" tall onClick={checkAgain}>
            {t('success.checkAgain')}
          </Button>
          {isLearner ? <SubscriptionLink /> : <PlansLink />}
        </>
      )
    case 'taken':
      if (isLearner) return <SubscriptionLink />
      return (
        // After the login this page shows what is unlocked.
        <ButtonLink variant="primary" tall to={paths.login} state={{ from: pathname + search }}>
          {t('success.logIn')}
        </ButtonLink>
      )
    case 'ended':
    case 'unknown':
      return (
        <>
          <PlansLink />
          {isLearner && <SubscriptionLink />}
        </>
      )
  }
}

function SubscriptionLink() {
  const { t } = useTranslation('billing')
  return (
    <ButtonLink variant="quiet" tall to={paths.subscription}>
      {t('plans.seeSubscription')}
    </ButtonLink>
  )
}

function PlansLink() {
  const { t } = useTranslation('billing')
  return (
    <ButtonLink variant="quiet" tall to={paths.plans}>
      {t('success.seePlans')}
    </ButtonLink>
  )
}
