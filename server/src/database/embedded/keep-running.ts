import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedPostgres } from './embedded-postgres.ts'

export type DatabaseLog = {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

const usualRhythm = {
  /** How often a lost database is looked for. */
  lookMilliseconds: 500,
  /** Before it is started again; doubled each time that it dies soon after. */
  firstPauseMilliseconds: 100,
  longestPauseMilliseconds: 10_000,
  /** Having lived for so many looks it counts as healthy again. */
  calmLooks: 120,
}

/**
 * Starts the embedded database again whenever it has died, ever more slowly while it keeps dying.
 * @returns ends the watch; resolves when nothing is being started any more
 */
export function keepRunning(
  postgres: Pick<EmbeddedPostgres, 'isRunning' | 'revive' | 'boundLog'>,
  log: DatabaseLog,
  rhythm = usualRhythm,
): () => Promise<void> {
  const ending = new AbortController()
  const wait = (milliseconds: number) => sleep(milliseconds, undefined, { signal: ending.signal, ref: false })

  let pause = rhythm.firstPauseMilliseconds
  let calmLooks = 0
  async function look() {
    if (postgres.isRunning()) {
      if (++calmLooks < rhythm.calmLooks) return
      calmLooks = 0
      pause = rhythm.firstPauseMilliseconds
      postgres.boundLog()
      return
    }
    calmLooks = 0
    log.warn({ pauseMilliseconds: pause }, 'the database has died and is started again')
    await wait(pause)
    pause = Math.min(pause * 2, rhythm.longestPauseMilliseconds)
    await postgres.revive(ending.signal)
  }

  async function watch() {
    while (!ending.signal.aborted)
      try {
        await wait(rhythm.lookMilliseconds)
        await look()
      } catch (error) {
        if (!ending.signal.aborted) log.error({ err: error }, 'the database does not start')
      }
  }
  const watching = watch()
  return async () => {
    ending.abort()
    await watching
  }
}
