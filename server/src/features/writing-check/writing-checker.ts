import type { CourseLanguageCode } from '@verbena/language/languages'
import { AppError } from '../../errors.ts'
import { startWorker } from '../../workers/start-worker.ts'
import { createWorkerQueue, type WorkerQueue } from '../../workers/worker-queue.ts'
import type { CheckReply, CheckRequest } from '../../workers/writing-check-worker.ts'
import type { CheckedText, TextToCheck } from './check-text.ts'

/** Runs our own check in a worker thread. */
export type WritingChecker = {
  /** @throws AppError BUSY if too many texts wait, or if the check takes too long */
  check: (asked: TextToCheck) => Promise<CheckedText>
  /** @throws AppError BUSY */
  suggest: (word: string, language: CourseLanguageCode) => Promise<string[]>
  close: () => Promise<void>
}

export type CheckQueue = WorkerQueue<CheckRequest, CheckReply>

/** A check that takes longer is given up, and its thread is stopped. */
const defaultTimeoutMs = 8000
/** Loading the lexicon through tsx is slow; the built server takes a second. */
const startTimeoutMs = 20_000
/** The memory of the WebAssembly engines is not limited by this. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 400 }

/** The thread starts with the first text, and stops after some minutes without a text. */
export function createWritingChecker({
  contentDirectory,
  onLost,
  timeoutMs = defaultTimeoutMs,
  queue = createWorkerQueue<CheckRequest, CheckReply>({
    start: () => startWorker('writing-check-worker', { workerData: { contentDirectory }, resourceLimits }),
    jobTimeoutMs: timeoutMs,
    startTimeoutMs,
    waitingMaximum: 16,
    onLost,
  }),
}: {
  contentDirectory: string
  onLost: (error: Error) => void
  timeoutMs?: number
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
