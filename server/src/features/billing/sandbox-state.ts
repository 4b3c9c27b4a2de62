import type { ProviderSubscription } from '../../providers/payments/payments.ts'

/** The stored times of a sandbox subscription. */
type SandboxHistory = { startedAt: Date; cancelledAt: Date | null; endedAt: Date | null }

/**
 * The state of a subscription at a time: it renews every period until it is cancelled, and ends with the period of the
 * cancellation. The state is computed and not stored, so that it is correct after a server was off for a month.
 */
export function sandboxStateAt(
  { startedAt, cancelledAt, endedAt }: SandboxHistory,
  periodSeconds: number,
  now: Date,
): Pick<ProviderSubscription, 'status' | 'paidUntil' | 'cancelAtPeriodEnd'> {
  const paidUntil = periodEnd(startedAt, periodSeconds, cancelledAt ?? now)
  const cancelAtPeriodEnd = cancelledAt !== null
  if (endedAt && (!cancelledAt || endedAt < paidUntil))
    return { status: 'ended', paidUntil: endedAt, cancelAtPeriodEnd }
  const isOver = cancelAtPeriodEnd && paidUntil <= now
  return { status: isOver ? 'ended' : 'active', paidUntil, cancelAtPeriodEnd }
}

/** The end of the period that contains a moment. A moment before the start, by a wrong clock, is in the first period. */
function periodEnd(startedAt: Date, periodSeconds: number, moment: Date): Date {
  const period = periodSeconds * 1000
  const elapsed = Math.max(0, moment.getTime() - startedAt.getTime())
  return new Date(startedAt.getTime() + (Math.floor(elapsed / period) + 1) * period)
}
