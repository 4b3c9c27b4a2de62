import { expect, test } from 'vitest'
import { sandboxStateAt } from './sandbox-state.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000)
const atOrNull = (seconds: number | null) => (seconds === null ? null : at(seconds))

/** A subscription that starts at 0 with periods of 100 seconds. */
test.each<[string, number | null, number | null, number, string, number, boolean]>([
  ['at its start', null, null, 0, 'active', 100, false],
  ['at the end of its first period', null, null, 99, 'active', 100, false],
  ['renewed', null, null, 100, 'active', 200, false],
  ['after a long time without a server', null, null, 100_050, 'active', 100_100, false],
  ['after the clock was set back', null, null, -50, 'active', 100, false],
  ['cancelled', 150, null, 150, 'active', 200, true],
  ['cancelled, a moment before its end', 150, null, 199, 'active', 200, true],
  ['cancelled, at its end', 150, null, 200, 'ended', 200, true],
  ['cancelled, long after', 150, null, 9000, 'ended', 200, true],
  ['ended at once', null, 130, 131, 'ended', 130, false],
  ['cancelled and then ended at once', 120, 130, 131, 'ended', 130, true],
  ['that had ended before it was ended at once', 120, 250, 260, 'ended', 200, true],
])('the sandbox subscription %s', (_, cancelled, ended, now, status, paidUntil, cancelAtPeriodEnd) => {
  const history = { startedAt: at(0), cancelledAt: atOrNull(cancelled), endedAt: atOrNull(ended) }
  expect(sandboxStateAt(history, 100, at(now))).toEqual({
    status,
    paidUntil: at(paidUntil),
    cancelAtPeriodEnd,
  })
})
