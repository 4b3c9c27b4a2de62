type Options = {
  clock: { now: () => Date }
  /** The number of failures in a row that opens the circuit. */
  failuresMaximum?: number
  /** How long it stays open. */
  openMs?: number
  /** Called each time it opens, with the failure that opened it. */
  onOpen?: (error: unknown) => void
}

/** Permission for one call. The caller reports the outcome by one of these functions. */
export type CallPermit = {
  succeed: () => void
  fail: (error: unknown) => void
}

export type CircuitBreaker = {
  /** Undefined while the circuit is open. */
  enter: () => CallPermit | undefined
}

/**
 * Stops calls to a service that does not reply, so that callers do not wait for it. When the circuit has been open for
 * `openMs`, one call is allowed, to find out whether the service replies again.
 */
export function createCircuitBreaker(options: Options): CircuitBreaker {
  const { clock, failuresMaximum = 5, openMs = 30_000, onOpen = () => {} } = options
  let failures = 0
  let openedAt: number | undefined
  let probe: CallPermit | undefined

  const close = () => {
    failures = 0
    openedAt = undefined
    probe = undefined
  }
  const open = (error: unknown) => {
    openedAt = clock.now().getTime()
    probe = undefined
    onOpen(error)
  }
  const isTimeToProbe = (since: number) => {
    const elapsed = clock.now().getTime() - since
    // A clock that was set back must not keep the circuit open for hours.
    return elapsed >= openMs || elapsed < 0
  }
  const newPermit = (): CallPermit => {
    const permit: CallPermit = {
      // This also applies to a call that began before the circuit opened, because it shows that the service replies.
      succeed: close,
      fail: (error) => {
        if (permit === probe) open(error)
        else if (openedAt === undefined && ++failures >= failuresMaximum) open(error)
      },
    }
    return permit
  }
  return {
    enter: () => {
      if (openedAt === undefined) return newPermit()
      if (probe || !isTimeToProbe(openedAt)) return undefined
      probe = newPermit()
      return probe
    },
  }
}
