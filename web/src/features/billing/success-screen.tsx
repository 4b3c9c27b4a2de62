import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { errorMessage } from '../../parts/error-message.ts'
import { isCheckoutId } from '../../parts/paid-checkout.ts'
import { BillingNotice } from './billing-notice.tsx'
import { type Pace, usualPace } from './follow-checkout.ts'
import { PaymentWays } from './payment-ways.tsx'
import { UnlockedList } from './unlocked-list.tsx'
import { type PaymentState, useCheckout } from './use-checkout.ts'

/** How far the flower is open; where nothing is said it stays a bud. */
const petalsOf: { [State in PaymentState]?: number } = { waiting: 2, late: 2, unclaimed: 4, yours: 5 }

/** Where the payment page leads whoever has paid. */
export function SuccessScreen({ pace = usualPace }: { pace?: Pace }) {
  const [search] = useSearchParams()
  const id = search.get('session_id')
  return isCheckoutId(id) ? <FollowedPayment id={id} pace={pace} /> : <PaymentNotice state="unknown" />
}

function FollowedPayment({ id, pace }: { id: string; pace: Pace }) {
  return <PaymentNotice {...useCheckout(id, pace)} />
}

type Props = { state: PaymentState; error?: unknown; checkAgain?: () => void }

function PaymentNotice({ state, error, checkAgain }: Props) {
  const { t } = useTranslation(['billing', 'common'])
  const text = t(`success.${state}.text`)
  return (
    <BillingNotice
      title={t(`success.${state}.title`)}
      text={state === 'failed' ? `${errorMessage(error, t)} ${text}` : text}
      petals={petalsOf[state] ?? 0}
      more={state === 'yours' && <UnlockedList />}
    >
      <PaymentWays state={state} checkAgain={checkAgain} />
    </BillingNotice>
  )
}
