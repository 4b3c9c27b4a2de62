import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readSubtitles, type Subtitles } from '@verbena/language/subtitles/read-subtitles'
import { createCallSlots } from '../../providers/model/call-slots.ts'
import type { SubtitlesRequest } from './read-subtitles-worker.ts'

/** Captions of a film are 150 kB: they take less than a thread takes to start. */
const readAtOnceBytes = 200 * 1024
const patienceMilliseconds = 15_000
const resourceLimits = { maxOldGenerationSizeMb: 400 }
/** One at a time: a thread may take as much memory as the rest of the server. */
const slots = createCallSlots({ callsMaximum: 1, waitingMaximum: 10 })

/**
 * Reads a timed or plain text; a large one in a thread of its own, so that nobody else waits for it.
 * @returns null when too many wait, or when it cannot be read within the time
 */
export async function readSubtitlesApart({ bytes, hint }: SubtitlesRequest): Promise<Subtitles | null> {
  if (bytes.length <= readAtOnceBytes) return readSubtitles(bytes, hint)
  const giveBack = await slots.take(AbortSignal.timeout(patienceMilliseconds))
  if (!giveBack) return null
  const worker = startWorker({ bytes, hint })
  try {
    return await answerOf(worker)
  } finally {
    await worker.terminate()
    giveBack()
  }
}

function answerOf(worker: Worker): Promise<Subtitles | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, patienceMilliseconds, null)
    worker.once('message', resolve)
    worker.once('error', reject)
    // Out of memory, or ended by the system.
    worker.once('exit', () => resolve(null))
    worker.once('exit', () => clearTimeout(timer))
  })
}

function startWorker(workerData: SubtitlesRequest): Worker {
  const name = import.meta.filename.endsWith('.ts')
    ? 'read-subtitles-worker.dev.mjs'
    : 'read-subtitles-worker.js'
  return new Worker(join(import.meta.dirname, name), { workerData, resourceLimits })
}
