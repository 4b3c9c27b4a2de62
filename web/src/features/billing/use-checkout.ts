import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useSession } from '../../api/use-session.ts'
import { savePlan } from '../../parts/billing/claim-checkout.ts'
import { deleteSavedCheckout, saveCheckout } from '../../parts/billing/saved-checkout.ts'
import { queryKeys } from '../../parts/queries/query-keys.ts'
import { type CheckoutOutcome, type PollingSchedule, pollCheckout } from './poll-checkout.ts'

/** `unclaimed`: paid, and waiting for an account. `taken`: an account has it, and it is not the one signed in here. */
export type PaymentState =
  | 'waiting'
  | 'late'
  | 'unclaimed'
  | 'taken'
  | 'yours'
  | 'ended'
  | 'unknown'
  | 'failed'

export function useCheckout(id: string, pace: PollingSchedule) {
  const learnerId = useSession()?.learnerId
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.checkout(id, learnerId),
    queryFn: ({ signal }) => pollCheckout(id, learnerId, pace, signal),
    // It ends when the answer is known; the plan that changes by it is no reason to ask again.
    staleTime: 'static',
    // It has a patience of its own.
    retry: false,
  })
  const state = isFetching ? 'waiting' : stateOf(data, error)
  useKeptCheckout(id, state, learnerId !== undefined)
  useSavedPlan(data)
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

/** Nobody is signed in: the next account of this browser is to have it, even if the payment is recorded later. */
function useKeptCheckout(id: string, state: PaymentState, isLearner: boolean) {
  const isSettled = state === 'yours' || state === 'ended' || state === 'taken' || state === 'unknown'
  useEffect(() => {
    if (isSettled) deleteSavedCheckout(id)
    else if (!isLearner) saveCheckout(id)
  }, [id, isSettled, isLearner])
}

function useSavedPlan(outcome: CheckoutOutcome | undefined) {
  useEffect(() => {
    if (outcome?.kind === 'yours') savePlan(outcome.learnerId, outcome.accountType)
  }, [outcome])
}
