import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

export type DatabaseLog = {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

const defaultTimings = {
  /** Interval between two checks. */
  checkIntervalMs: 500,
  /** Pause before the first restart; doubled with each further one until the database is healthy. */
  firstPauseMs: 100,
  longestPauseMs: 10_000,
  /** The database is healthy after so many successful checks in a row. */
  healthyChecks: 120,
}

/**
 * Restarts the embedded database when it ended unexpectedly, after increasing pauses when it ends again.
 * @returns a function that stops the watchdog; it resolves when no restart is running any more
 */
export function startDatabaseWatchdog(
  postgres: Pick<EmbeddedPostgres, 'isRunning' | 'restart' | 'rotateLargeLog'>,
  log: DatabaseLog,
  timings = defaultTimings,
): () => Promise<void> {
  const ending = new AbortController()
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal: ending.signal, ref: false })

  let pause = timings.firstPauseMs
  let healthyChecks = 0
  async function check() {
    if (postgres.isRunning()) {
      if (++healthyChecks < timings.healthyChecks) return
      healthyChecks = 0
      pause = timings.firstPauseMs
      postgres.rotateLargeLog()
      return
    }
    healthyChecks = 0
    log.warn({ pauseMilliseconds: pause }, 'the database ended unexpectedly and is restarted')
    await wait(pause)
    pause = Math.min(pause * 2, timings.longestPauseMs)
    await postgres.restart(ending.signal)
  }

  async function watch() {
    while (!ending.signal.aborted)
      try {
        await wait(timings.checkIntervalMs)
        await check()
      } catch (error) {
        if (!ending.signal.aborted) log.error({ err: error }, 'the database could not be restarted')
      }
  }
  const watching = watch()
  return async () => {
    ending.abort()
    await watching
  }
}
