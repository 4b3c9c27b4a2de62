import { startWorker } from '../../workers/start-worker.ts'
import { createWorkerQueue, type WorkerQueue } from '../../workers/worker-queue.ts'
import type { HarperFinding, HarperReply } from './harper-finding.ts'

/** The grammar checker Harper, for English. */
export type Harper = {
  /** @returns null when it does not answer in time */
  check: (text: string) => Promise<HarperFinding[] | null>
  close: () => Promise<void>
}

/** Includes the start of the thread, which takes two to three seconds. A check that times out then works the next time. */
const defaultTimeoutMs = 6000
const defaultJobTimeoutMs = 8000
const startTimeoutMs = 30_000
const idleTimeoutMs = 3 * 60_000
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 200 }

/** The thread starts with the first English text, and ends to free its memory when idle for some minutes. */
export function createHarper({
  onLost,
  timeoutMs = defaultTimeoutMs,
  jobTimeoutMs = defaultJobTimeoutMs,
  queue = createWorkerQueue<string, HarperReply>({
    start: () => startWorker('harper-worker', { resourceLimits }),
    jobTimeoutMs,
    startTimeoutMs,
    idleTimeoutMs,
    waitingMaximum: 8,
    onLost,
  }),
}: {
  onLost: (error: Error) => void
  timeoutMs?: number
  /** A check that takes longer ends the thread. */
  jobTimeoutMs?: number
  queue?: WorkerQueue<string, HarperReply>
}): Harper {
  return {
    check: async (text) => {
      // The queue reports lost threads; a check must not fail because one of its checkers does.
      const findings = queue.ask(text).then(
        (reply) => reply.findings,
        () => null,
      )
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, timeoutMs, null)
      })
      return Promise.race([findings, timeout]).finally(() => clearTimeout(timer))
    },
    close: () => queue.close(),
  }
}
