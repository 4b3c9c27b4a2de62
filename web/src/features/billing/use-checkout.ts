import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { useSession } from '../../api/use-session.ts'
import { savePlan } from '../../parts/billing/claim-checkout.ts'
import { deleteSavedCheckout, saveCheckout } from '../../parts/billing/saved-checkout.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { type CheckoutOutcome, type PollingSchedule, pollCheckout } from './poll-checkout.ts'

/** `unclaimed`: paid without an account. `taken`: claimed by an account that is not signed in here. */
export type PaymentState =
  | 'waiting'
  | 'late'
  | 'unclaimed'
  | 'taken'
  | 'yours'
  | 'ended'
  | 'unknown'
  | 'failed'

export function useCheckout(id: string, schedule: PollingSchedule) {
  const learnerId = useSession()?.learnerId
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.checkout(id, learnerId),
    queryFn: ({ signal }) => settleCheckout(id, learnerId, schedule, signal),
    // The outcome is final, so a changed plan is no reason to fetch again.
    staleTime: 'static',
    // `pollCheckout` retries by itself.
    retry: false,
  })
  const state = isFetching ? 'waiting' : stateOf(data, error)
  return { state, error, checkAgain: () => void refetch() }
}

function stateOf(outcome: CheckoutOutcome | undefined, error: unknown): PaymentState {
  if (error instanceof ApiError) {
    if (error.code === 'NOT_FOUND' || error.code === 'INVALID_REQUEST') return 'unknown'
    return error.code === 'CHECKOUT_CLAIMED' ? 'taken' : 'failed'
  }
  if (!outcome) return 'failed'
  return outcome.kind === 'yours' && outcome.accountType !== 'Pro' ? 'ended' : outcome.kind
}

/**
 * Waits for a payment, and stores the result in this browser. A guest's checkout is saved first, so that the next account
 * that signs in here claims it, even if the payment is recorded later.
 */
async function settleCheckout(
  id: string,
  learnerId: string | undefined,
  schedule: PollingSchedule,
  signal: AbortSignal,
): Promise<CheckoutOutcome> {
  if (!learnerId) saveCheckout(id)
  try {
    const outcome = await pollCheckout(id, learnerId, schedule, signal)
    if (isSettled(stateOf(outcome, null))) deleteSavedCheckout(id)
    if (outcome.kind === 'yours') savePlan(outcome.learnerId, outcome.accountType)
    return outcome
  } catch (error) {
    if (isSettled(stateOf(undefined, error))) deleteSavedCheckout(id)
    throw error
  }
}

/** Whether the state can no longer change. */
const isSettled = (state: PaymentState): boolean =>
  state === 'yours' || state === 'ended' || state === 'taken' || state === 'unknown'
