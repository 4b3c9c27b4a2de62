import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isCheckoutId } from '../../parts/billing/saved-checkout.ts'
import { errorMessage } from '../../parts/errors/error-message.ts'
import { BillingNotice } from './billing-notice.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { defaultSchedule, type PollingSchedule } from './poll-checkout.ts'
import { UnlockedList } from './unlocked-list.tsx'
import { type PaymentState, useCheckout } from './use-checkout.ts'

/** The open petals of the flower; 0 for other states. */
const petalsOf: { [State in PaymentState]?: number } = { waiting: 2, late: 2, unclaimed: 4, yours: 5 }

export function SuccessScreen({ schedule = defaultSchedule }: { schedule?: PollingSchedule }) {
  const [search] = useSearchParams()
  const id = search.get('session_id')
  return isCheckoutId(id) ? <PolledPayment id={id} schedule={schedule} /> : <PaymentNotice state="unknown" />
}

function PolledPayment({ id, schedule }: { id: string; schedule: PollingSchedule }) {
  return <PaymentNotice {...useCheckout(id, schedule)} />
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
      <PaymentActions state={state} checkAgain={checkAgain} />
    </BillingNotice>
  )
}
