import { randomUUID } from 'node:crypto'
import type { Services } from '../../services.ts'
import { hearJob, leaseMilliseconds } from './hear-job.service.ts'
import { takeJob } from './transcription-jobs.queries.ts'
import { workUntil } from './work-until.ts'

export type TranscriptionRunner = {
  /** Works on the next job, if one waits. @returns whether there was one */
  runNext: () => Promise<boolean>
  /** Gives back what is under way, to be gone on with at once by whoever comes next. */
  stop: () => Promise<void>
}

type Options = {
  onFailure: (error: unknown) => void
  /** False for tests, which run each job by hand. */
  isPolling?: boolean
}

/**
 * Makes transcripts in the background, one after the other. Any number of servers may do so: a job is one server's for
 * as long as it gives signs of life.
 */
export function startTranscriptionRunner(
  services: Services,
  { onFailure, isPolling = true }: Options,
): TranscriptionRunner {
  const holder = randomUUID()
  const stopping = new AbortController()
  const runNext = async () => {
    const now = services.clock.now()
    const job = await takeJob(services.db, {
      holder,
      now,
      until: new Date(now.getTime() + leaseMilliseconds),
    })
    if (!job) return false
    await hearJob(services, job, stopping.signal, onFailure)
    return true
  }
  const isIdle = !isPolling || services.transcriber === null
  const running = isIdle ? Promise.resolve() : workUntil(stopping.signal, runNext, onFailure)
  return {
    runNext,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
