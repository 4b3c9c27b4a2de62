import { startWorker } from '../../workers/start-worker.ts'
import { createWorkerQueue, type WorkerQueue } from '../../workers/worker-queue.ts'
import type { HarperFinding, HarperReply } from './harper-finding.ts'

/** Grammar of English. */
export type Harper = {
  /** Null when it does not answer in time. */
  check: (text: string) => Promise<HarperFinding[] | null>
  close: () => Promise<void>
}

/** With the thread's start, which takes two seconds or three. Whoever came while it started has its help the next time. */
const defaultTimeoutMs = 6000
const jobMilliseconds = 8000
const startMilliseconds = 30_000
const restMilliseconds = 3 * 60_000
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 200 }

/** Starts with the first English text; its memory is given back when nobody has written English for some minutes. */
export function createHarper({
  onLost,
  timeoutMs = defaultTimeoutMs,
  queue = createWorkerQueue<string, HarperReply>({
    start: () => startWorker('harper-worker', { resourceLimits }),
    jobTimeoutMs: jobMilliseconds,
    startTimeoutMs: startMilliseconds,
    idleTimeoutMs: restMilliseconds,
    waitingMaximum: 8,
    onLost,
  }),
}: {
  onLost: (error: Error) => void
  timeoutMs?: number
  queue?: WorkerQueue<string, HarperReply>
}): Harper {
  return {
    check: async (text) => {
      // The queue has told of what was lost; a check does not fail over one of those who look at it.
      const asked = queue.ask(text).then(
        ({ findings }) => findings,
        () => null,
      )
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<null>((resolve) => {
        timer = setTimeout(resolve, timeoutMs, null)
      })
      return Promise.race([asked, late]).finally(() => clearTimeout(timer))
    },
    close: () => queue.close(),
  }
}
