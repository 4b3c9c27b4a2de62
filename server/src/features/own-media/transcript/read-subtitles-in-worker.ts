import type { Worker } from 'node:worker_threads'
import { readSubtitles, type Subtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { createConcurrencyLimit } from '../../../concurrency/concurrency-limit.ts'
import { startWorker } from '../../../workers/start-worker.ts'
import type { SubtitlesRequest } from '../../../workers/subtitles-worker.ts'

/** The captions of a film have 150 kB: to parse them takes less time than to start a thread. */
const parsedHereBytesMaximum = 200 * 1024
const timeoutMs = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 400 }
/** One at a time, because a thread may take as much memory as the rest of the server. */
const concurrency = createConcurrencyLimit({ runningMaximum: 1, waitingMaximum: 10 })

/**
 * Parses subtitles or a plain text; a large one in a worker thread, so that other requests are served meanwhile.
 * @returns null when too many wait, or when it cannot be read within the time
 */
export async function readSubtitlesInWorker({ bytes, hint }: SubtitlesRequest): Promise<Subtitles | null> {
  if (bytes.length <= parsedHereBytesMaximum) return readSubtitles(bytes, hint)
  const release = await concurrency.acquire(AbortSignal.timeout(timeoutMs))
  if (!release) return null
  const worker = startWorker('subtitles-worker', { workerData: { bytes, hint }, resourceLimits })
  try {
    return await answerOf(worker)
  } finally {
    await worker.terminate()
    release()
  }
}

function answerOf(worker: Worker): Promise<Subtitles | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, timeoutMs, null)
    worker.once('message', resolve)
    worker.once('error', reject)
    // Out of memory, or killed by the system.
    worker.once('exit', () => resolve(null))
    worker.once('exit', () => clearTimeout(timer))
  })
}
