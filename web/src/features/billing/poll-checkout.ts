import type { User } from '@verbena/contract/accounts/accounts'
import { claimCheckout, getCheckout } from '@verbena/contract/billing/billing'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

/** The interval of the requests for the state of a payment, and the time-out. */
export type PollingSchedule = { intervalMs: number; timeoutMs: number }
export const defaultSchedule: PollingSchedule = { intervalMs: 1500, timeoutMs: 60_000 }

export type CheckoutOutcome =
  /** Not paid yet. */
  | { kind: 'late' }
  /** Paid without an account; or claimed by an account, while nobody is signed in here. */
  | { kind: 'unclaimed' | 'taken' }
  | { kind: 'yours'; learnerId: string; accountType: User['accountType'] }

/**
 * Waits for a payment to be recorded, then claims it for the signed-in learner; claiming is idempotent. A lost connection
 * or a busy server is retried until the time-out.
 */
export async function pollCheckout(
  id: string,
  learnerId: string | undefined,
  schedule: PollingSchedule,
  signal: AbortSignal,
): Promise<CheckoutOutcome> {
  const end = performance.now() + schedule.timeoutMs
  for (;;) {
    const isLast = performance.now() >= end
    try {
      const { isPaid, isClaimed } = await call(getCheckout, { params: { id } }, { signal })
      if (isPaid && learnerId) return await claim(id, learnerId, signal)
      if (isPaid) return { kind: isClaimed ? 'taken' : 'unclaimed' }
      if (isLast) return { kind: 'late' }
    } catch (error) {
      if (isLast || !isTemporary(error)) throw error
    }
    await pause(schedule.intervalMs, signal)
  }
}

async function claim(id: string, learnerId: string, signal: AbortSignal): Promise<CheckoutOutcome> {
  const { accountType } = await call(claimCheckout, { params: { id } }, { signal })
  return { kind: 'yours', learnerId, accountType }
}

const isTemporary = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
