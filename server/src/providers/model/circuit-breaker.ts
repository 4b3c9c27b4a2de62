type Options = {
  clock: { now: () => Date }
  /** So many failures in a row, and nobody is let through for a while. */
  failuresMaximum?: number
  restMilliseconds?: number
  /** Told each time that nobody is let through any more, with the failure that decided. */
  onOpen?: (error: unknown) => void
}

/** Leave to make one call. One of the two is to be said at its end. */
export type Pass = {
  succeed: () => void
  fail: (error: unknown) => void
}

export type CircuitBreaker = {
  /** Undefined while the other side is left in peace. */
  enter: () => Pass | undefined
}

/** Spares everybody the wait for a side that does not answer. After the rest one call alone finds out whether it does. */
export function createCircuitBreaker(options: Options): CircuitBreaker {
  const { clock, failuresMaximum = 5, restMilliseconds = 30_000, onOpen = () => {} } = options
  let failures = 0
  let openedAt: number | undefined
  let probe: Pass | undefined

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
  const hasRested = (since: number) => {
    const elapsed = clock.now().getTime() - since
    // A clock that was put back must not keep the door shut for hours.
    return elapsed >= restMilliseconds || elapsed < 0
  }
  const newPass = (): Pass => {
    const pass: Pass = {
      // However long ago it set out: the other side answers.
      succeed: close,
      fail: (error) => {
        if (pass === probe) open(error)
        else if (openedAt === undefined && ++failures >= failuresMaximum) open(error)
      },
    }
    return pass
  }
  return {
    enter: () => {
      if (openedAt === undefined) return newPass()
      if (probe || !hasRested(openedAt)) return undefined
      probe = newPass()
      return probe
    },
  }
}
