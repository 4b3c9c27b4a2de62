import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { AppError } from '../../errors.ts'
import { createWorkerQueue, type WorkerQueue } from '../../providers/speech-worker-queue.ts'
import type { CheckedText, TextToCheck } from './check-text.ts'
import type { CheckReply, CheckRequest } from './check-worker.ts'

/** Our own check of a text, off the event loop. */
export type WritingChecker = {
  /** @throws AppError BUSY when too many wait, or when it takes too long */
  check: (asked: TextToCheck) => Promise<CheckedText>
  /** @throws AppError BUSY */
  suggest: (word: string, language: TargetLanguageCode) => Promise<string[]>
  close: () => Promise<void>
}

export type CheckQueue = WorkerQueue<CheckRequest, CheckReply>

/** A text that takes longer is given up, with the thread that hangs on it. */
const usualPatienceMilliseconds = 8000
/** Lexicon and tsx: the built server takes a second. */
const startMilliseconds = 20_000
/** The engines' own memory is not counted here. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 400 }

/** The thread starts with the first text, and is let go when nobody has written for some minutes. */
export function createWritingChecker({
  contentDirectory,
  onLost,
  patienceMilliseconds = usualPatienceMilliseconds,
  queue = createWorkerQueue<CheckRequest, CheckReply>({
    start: () => startWorker(contentDirectory),
    jobMilliseconds: patienceMilliseconds,
    startMilliseconds,
    waitingMaximum: 16,
    onLost,
  }),
}: {
  contentDirectory: string
  onLost: (error: Error) => void
  patienceMilliseconds?: number
  queue?: CheckQueue
}): WritingChecker {
  return {
    check: async (asked) => {
      const reply = await queue.ask({ task: 'check', asked })
      if (!('checked' in reply)) throw unexpected()
      return reply.checked
    },
    suggest: async (word, language) => {
      const reply = await queue.ask({ task: 'suggest', word, language })
      if (!('suggestions' in reply)) throw unexpected()
      return reply.suggestions
    },
    close: () => queue.close(),
  }
}

const unexpected = () => new AppError('BUSY', 'The server is busy. Please try again.', 1)

/** The source runs through a file that translates it; `vite build` puts the worker beside the server. */
function startWorker(contentDirectory: string): Worker {
  const file = import.meta.filename.endsWith('.ts') ? 'check-worker.dev.mjs' : 'check-worker.js'
  return new Worker(join(import.meta.dirname, file), { workerData: { contentDirectory }, resourceLimits })
}
