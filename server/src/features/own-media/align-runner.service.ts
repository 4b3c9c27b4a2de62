import type { Services } from '../../services.ts'
import {
  endAlignment,
  extendAlignment,
  giveAlignmentBack,
  type StoredAlignment,
  takeAlignment,
} from './align-jobs.queries.ts'
import { alignOwnText } from './align-text.service.ts'
import { workUntil } from './work-until.ts'

/** Without a sign of life for so long, and another server goes on. */
const leaseMilliseconds = 60_000
/** Tells how far it is as well, and hears that it was cancelled. */
const signOfLifeMilliseconds = 2000
/** A text that ends the server each time is left alone. */
const attemptsMaximum = 3

export type AlignmentRunner = {
  /** Works on the next text, if one waits. @returns whether there was one */
  runNext: () => Promise<boolean>
  /** Gives back what is under way, to be begun again by whoever comes next. */
  stop: () => Promise<void>
}

type Options = {
  onFailure: (error: unknown) => void
  /** False for tests, which run each text by hand. */
  isPolling?: boolean
}

/**
 * Finds the times of texts in the background, one after the other. Any number of servers may do so: a text is one
 * server’s for as long as it gives signs of life.
 */
export function startAlignmentRunner(
  services: Services,
  { onFailure, isPolling = true }: Options,
): AlignmentRunner {
  const stopping = new AbortController()
  const runNext = async () => {
    const job = await takeAlignment(services.db, leaseOf(services))
    if (!job) return false
    if (job.attempts > attemptsMaximum) await giveUp(services, job)
    else await work(services, job, stopping.signal, onFailure)
    return true
  }
  const running = isPolling ? workUntil(stopping.signal, runNext, onFailure) : Promise.resolve()
  return {
    runNext,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

function leaseOf({ clock }: Services) {
  const now = clock.now()
  return { now, until: new Date(now.getTime() + leaseMilliseconds) }
}

const giveUp = ({ db, clock }: Services, job: StoredAlignment) =>
  endAlignment(db, job, { failure: 'broken', now: clock.now() })

async function work(
  services: Services,
  job: StoredAlignment,
  stopping: AbortSignal,
  onFailure: (error: unknown) => void,
) {
  const lost = new AbortController()
  let percent = 0
  const giveSignOfLife = async () => {
    const isOurs = await extendAlignment(services.db, job, { until: leaseOf(services).until, percent })
    if (!isOurs) lost.abort()
  }
  // Where the database is away for a while, the lease says whether it is still ours.
  const signs = setInterval(() => void giveSignOfLife().catch(() => {}), signOfLifeMilliseconds)
  try {
    await alignOwnText(services, job, {
      signal: AbortSignal.any([lost.signal, stopping]),
      onProgress: (share) => {
        percent = Math.min(99, Math.floor(share * 100))
      },
    })
  } catch (error) {
    if (lost.signal.aborted) return
    if (stopping.aborted) await giveAlignmentBack(services.db, job)
    else await failOrWait(services, job, error, onFailure)
  } finally {
    clearInterval(signs)
  }
}

/** It is tried again when the lease is over. */
async function failOrWait(
  services: Services,
  job: StoredAlignment,
  error: unknown,
  onFailure: (error: unknown) => void,
) {
  onFailure(error)
  if (job.attempts >= attemptsMaximum) await giveUp(services, job)
}
