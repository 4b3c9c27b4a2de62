import type { ProviderSubscription } from '../../providers/payments/payments.ts'

/** What happened to a subscription of the sandbox. */
type SandboxHistory = { startedAt: Date; cancelledAt: Date | null; endedAt: Date | null }

/**
 * What follows from it at a moment: it renews every period until it is cancelled, and ends with the period in which
 * that was. Nothing is written when a period passes, so that a server that was off for a month knows it all the same.
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

/** The end of the period that runs at a moment; a clock that went back is still in the first one. */
function periodEnd(startedAt: Date, periodSeconds: number, moment: Date): Date {
  const period = periodSeconds * 1000
  const elapsed = Math.max(0, moment.getTime() - startedAt.getTime())
  return new Date(startedAt.getTime() + (Math.floor(elapsed / period) + 1) * period)
}
