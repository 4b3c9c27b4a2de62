import { setTimeout as wait } from 'node:timers/promises'

/** A job as its queue stores it. `attempts` counts this run. */
export type LeasedJob = { attempts: number }

/** Another server has claimed the job, or the job was cancelled. */
export class LeaseLost extends Error {}

/**
 * A queue in the database whose jobs any number of servers run. The server that holds the lease of a job runs it. After
 * the lease ends, another server may claim the job.
 */
export type JobQueue<Job extends LeasedJob> = {
  leaseMs: number
  /** Interval at which a running job extends its lease, and notices that it was cancelled. */
  heartbeatMs: number
  /** A job that was claimed more often is given up, because it probably crashes each server that runs it. */
  attemptsMaximum: number
  /** Claims the next job that is due; two servers never get the same job. */
  claim: (lease: Lease) => Promise<Job | undefined>
  /** @returns false when the lease is lost */
  extend: (job: Job, until: Date) => Promise<boolean>
  /** @throws LeaseLost; any other error goes to `retryOrFail` */
  run: (job: Job, signal: AbortSignal) => Promise<void>
  /** Returns a job to the queue because its server stops. */
  release: (job: Job) => Promise<void>
  /** Decides after an error whether the job is retried. */
  retryOrFail: (job: Job, error: unknown) => Promise<void>
  /** Ends a job that was claimed too often. */
  giveUp: (job: Job) => Promise<void>
}

export type Lease = { now: Date; until: Date }

export type LeaseRunner = {
  /** Runs the next job, if one is due. @returns whether there was one */
  runNext: () => Promise<boolean>
  /** Releases the job that runs, and waits until it has ended. */
  stop: () => Promise<void>
}

type Options = {
  clock: { now: () => Date }
  /** Called with each error of a job or of the queue. */
  onFailure: (error: unknown) => void
  /** False for tests that call `runNext` themselves. */
  isPolling?: boolean
}

const pollMs = 2000

/** Runs the jobs of a queue in the background, one after the other (docs/decisions/023). */
export function startLeaseRunner<Job extends LeasedJob>(
  queue: JobQueue<Job>,
  { clock, onFailure, isPolling = true }: Options,
): LeaseRunner {
  const stopping = new AbortController()
  const newLease = (): Lease => {
    const now = clock.now()
    return { now, until: new Date(now.getTime() + queue.leaseMs) }
  }
  const runNext = async () => {
    const job = await queue.claim(newLease())
    if (!job) return false
    if (job.attempts > queue.attemptsMaximum) await queue.giveUp(job)
    else await runWithHeartbeat(job)
    return true
  }
  const runWithHeartbeat = async (job: Job) => {
    const lost = new AbortController()
    const extendLease = async () => {
      if (!(await queue.extend(job, newLease().until))) lost.abort(new LeaseLost())
    }
    // A failed extension is ignored: the job runs on until we know that its lease is lost.
    const heartbeat = setInterval(() => void extendLease().catch(() => {}), queue.heartbeatMs)
    try {
      await queue.run(job, AbortSignal.any([lost.signal, stopping.signal]))
    } catch (error) {
      if (error instanceof LeaseLost || lost.signal.aborted) return
      if (stopping.signal.aborted) return await queue.release(job)
      onFailure(error)
      await queue.retryOrFail(job, error)
    } finally {
      clearInterval(heartbeat)
    }
  }
  const polling = isPolling ? poll(runNext, stopping.signal, onFailure) : Promise.resolve()
  return {
    runNext,
    stop: async () => {
      stopping.abort()
      await polling
    },
  }
}

/** Runs one job after the other, and waits a moment when there is none. */
async function poll(
  runNext: () => Promise<boolean>,
  stopping: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  while (!stopping.aborted) {
    const hasRunJob = await runNext().catch((error) => {
      onFailure(error)
      return false
    })
    if (!hasRunJob) await wait(pollMs, undefined, { signal: stopping }).catch(() => {})
  }
}
