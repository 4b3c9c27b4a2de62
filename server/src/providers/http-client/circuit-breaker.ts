type Options = {
  clock: { now: () => Date }
  /** So many failures in a row open the circuit. */
  failuresMaximum?: number
  /** How long it stays open. */
  openMs?: number
  /** Called each time it opens, with the failure that opened it. */
  onOpen?: (error: unknown) => void
}

/** Permission for one call, which reports its outcome by one of these two. */
export type CallPermit = {
  succeed: () => void
  fail: (error: unknown) => void
}

export type CircuitBreaker = {
  /** Undefined while the circuit is open. */
  enter: () => CallPermit | undefined
}

/**
 * Spares callers the wait for a service that does not answer. Once the circuit has been open for a while, one call
 * alone probes whether the service answers again.
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
      // Also of a call that began before the circuit opened: the service answers.
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
