import type { Worker } from 'node:worker_threads'
import { readSubtitles, type Subtitles } from '@verbena/language/media/subtitles/read-subtitles'
import { createConcurrencyLimit } from '../../../concurrency/concurrency-limit.ts'
import { startWorker } from '../../../workers/start-worker.ts'
import type { SubtitlesRequest } from '../../../workers/subtitles-worker.ts'

/** The captions of a film have 150 kB, which are parsed faster than a thread starts. */
const inlineMaximumBytes = 200 * 1024
const timeoutMs = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 400 }
/** Only one thread at a time, because it may need as much memory as the rest of the server. */
const concurrency = createConcurrencyLimit({ runningMaximum: 1, waitingMaximum: 10 })

/**
 * Parses subtitles or a plain text. A large file is parsed in a worker thread, so that other requests are served.
 * @returns null when too many calls wait, or when parsing takes too long
 */
export async function readSubtitlesInWorker({ bytes, hint }: SubtitlesRequest): Promise<Subtitles | null> {
  if (bytes.length <= inlineMaximumBytes) return readSubtitles(bytes, hint)
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
    // The thread ran out of memory, or the system killed it.
    worker.once('exit', () => resolve(null))
    worker.once('exit', () => clearTimeout(timer))
  })
}
