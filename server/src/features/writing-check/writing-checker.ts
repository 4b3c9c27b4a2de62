import type { CourseLanguageCode } from '@verbena/language/languages'
import { AppError } from '../../errors.ts'
import { startWorker } from '../../workers/start-worker.ts'
import { createWorkerQueue, type WorkerQueue } from '../../workers/worker-queue.ts'
import type { CheckReply, CheckRequest } from '../../workers/writing-check-worker.ts'
import type { CheckedText, TextToCheck } from './check-text.ts'

/** Our own check of a text, off the event loop. */
export type WritingChecker = {
  /** @throws AppError BUSY when too many wait, or when it takes too long */
  check: (asked: TextToCheck) => Promise<CheckedText>
  /** @throws AppError BUSY */
  suggest: (word: string, language: CourseLanguageCode) => Promise<string[]>
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
    start: () => startWorker('writing-check-worker', { workerData: { contentDirectory }, resourceLimits }),
    jobTimeoutMs: patienceMilliseconds,
    startTimeoutMs: startMilliseconds,
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
