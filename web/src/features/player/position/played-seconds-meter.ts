/** The maximum duration in one report (contract, `reportProgress`). */
const reportMaximumSeconds = 3600

/**
 * Counts the seconds of actual playback, independently of skipped or repeated parts.
 * `now` is a clock in seconds; only its differences are used.
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
    /** Returns the seconds since the last report, and counts them as reported until `giveBack`. */
    take(): number {
      count()
      const seconds = Math.min(reportMaximumSeconds, Math.round(counted * 10) / 10)
      counted = Math.max(0, counted - seconds)
      return seconds
    },
    /** Called after a failed report, so that the next report includes its seconds. */
    giveBack(seconds: number) {
      counted += seconds
    },
  }
}
