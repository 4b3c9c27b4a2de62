/** The longest stretch that one report may carry (contract, `reportProgress`). */
const reportMaximumSeconds = 3600

/**
 * Counts the seconds that were really played, whatever was skipped or repeated.
 * `now` is a clock in seconds; only differences of it count.
 */
export function createPlayedSecondsMeter(now: () => number) {
  let counted = 0
  let runningSince: number | null = null

  const count = () => {
    if (runningSince === null) return
    const at = now()
    counted += at - runningSince
    runningSince = at
  }
  return {
    start() {
      runningSince ??= now()
    },
    stop() {
      count()
      runningSince = null
    },
    /** Seconds since the last report; they count as reported until given back. */
    take(): number {
      count()
      const seconds = Math.min(reportMaximumSeconds, Math.round(counted * 10) / 10)
      counted = Math.max(0, counted - seconds)
      return seconds
    },
    /** After a report that did not arrive: its seconds go with the next. */
    giveBack(seconds: number) {
      counted += seconds
    },
  }
}
