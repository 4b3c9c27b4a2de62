import type { User } from '@verbena/contract/accounts'
import { claimCheckout, getCheckout } from '@verbena/contract/billing'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

/** How often to ask whether a payment was recorded, and for how long. */
export type Pace = { everyMilliseconds: number; wholeMilliseconds: number }
export const usualPace: Pace = { everyMilliseconds: 1500, wholeMilliseconds: 60_000 }

export type CheckoutOutcome =
  /** Not paid so far. */
  | { kind: 'late' }
  /** Paid, and waiting for an account; or an account has it, and nobody is signed in here. */
  | { kind: 'unclaimed' | 'taken' }
  | { kind: 'yours'; username: string; accountType: User['accountType'] }

/**
 * Waits for a payment to be recorded, then gives it to the learner who is signed in: the second time is the same as
 * the first. A lost connection or a busy server is waited out, as long as there is time.
 */
export async function followCheckout(
  id: string,
  username: string | undefined,
  pace: Pace,
  signal: AbortSignal,
): Promise<CheckoutOutcome> {
  const end = performance.now() + pace.wholeMilliseconds
  for (;;) {
    const isLast = performance.now() >= end
    try {
      const { isPaid, isClaimed } = await call(getCheckout, { params: { id } }, { signal })
      if (isPaid && username) return await claim(id, username, signal)
      if (isPaid) return { kind: isClaimed ? 'taken' : 'unclaimed' }
      if (isLast) return { kind: 'late' }
    } catch (error) {
      if (isLast || !isPassing(error)) throw error
    }
    await pause(pace.everyMilliseconds, signal)
  }
}

async function claim(id: string, username: string, signal: AbortSignal): Promise<CheckoutOutcome> {
  const { accountType } = await call(claimCheckout, { params: { id } }, { signal })
  return { kind: 'yours', username, accountType }
}

const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
