import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createWorkerQueue, type WorkerQueue } from '../speech-worker-queue.ts'
import type { HarperReply } from './harper-worker.ts'

/** What Harper says of a place; offsets in UTF-16 units. */
export type HarperFinding = {
  rule: string
  /** Harper’s own word for it: Agreement, Typo, Style … */
  kind: string
  start: number
  end: number
  /** In English. */
  message: string
  fixes: string[]
}

/** Grammar of English. */
export type Harper = {
  /** Null when it does not answer in time. */
  check: (text: string) => Promise<HarperFinding[] | null>
  close: () => Promise<void>
}

/** With the thread's start, which takes two seconds or three. Whoever came while it started has its help the next time. */
const usualPatienceMilliseconds = 6000
const jobMilliseconds = 8000
const startMilliseconds = 30_000
const restMilliseconds = 3 * 60_000
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 200 }

/** Starts with the first English text; its memory is given back when nobody has written English for some minutes. */
export function createHarper({
  onLost,
  patienceMilliseconds = usualPatienceMilliseconds,
  queue = createWorkerQueue<string, HarperReply>({
    start: startWorker,
    jobMilliseconds,
    startMilliseconds,
    restMilliseconds,
    waitingMaximum: 8,
    onLost,
  }),
}: {
  onLost: (error: Error) => void
  patienceMilliseconds?: number
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
        timer = setTimeout(resolve, patienceMilliseconds, null)
      })
      return Promise.race([asked, late]).finally(() => clearTimeout(timer))
    },
    close: () => queue.close(),
  }
}

/** The source runs through a file that translates it; `vite build` puts the worker beside the server. */
function startWorker(): Worker {
  const file = import.meta.filename.endsWith('.ts') ? 'harper-worker.dev.mjs' : 'harper-worker.js'
  return new Worker(join(import.meta.dirname, file), { resourceLimits })
}
