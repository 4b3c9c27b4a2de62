import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { TableRow, WordFile } from '@verbena/language/word-table/word-table'
import { createConcurrencyLimit } from '../../concurrency/concurrency-limit.ts'
import type { PackedWord } from '../../providers/anki/packed-word.ts'
import { WordFileError } from '../../providers/anki/word-file-error.ts'
import { startWorker } from '../../workers/start-worker.ts'
import type { Asked, Told, WordFileWork } from '../../workers/word-file-worker.ts'
import { isZip, readWordFile, type WordFileRequest } from './import/read-word-file.ts'

/** Writing waits for the database in between. */
const patienceMilliseconds = { read: 60_000, write: 180_000 }
const resourceLimits = { maxOldGenerationSizeMb: 1024 }
/** One at a time: a thread may take more memory than the rest of the server. */
const concurrency = createConcurrencyLimit({ runningMaximum: 1, waitingMaximum: 20 })

/** Tables up to this size take less than a thread takes to start; a package may hold anything, and never runs here. */
const readAtOnceBytes = 200 * 1024

/** Reads a file of words in a thread of its own; one that takes too long is given up. */
export async function readWordFileInWorker(
  request: WordFileRequest,
  signal?: AbortSignal,
): Promise<WordFile> {
  if (!isZip(request.bytes) && request.bytes.length <= readAtOnceBytes) return readWordFile(request)
  try {
    return await withThread({ kind: 'read', request }, takeTable, signal)
  } catch (error) {
    if (error instanceof WordFileError) return { problem: error.problem }
    throw error
  }
}

async function takeTable({ next, ask }: Thread): Promise<WordFile> {
  const head = await next()
  if (head.kind !== 'table') throw new WordFileError(head.kind === 'problem' ? head.problem : 'broken')
  const rows: TableRow[] = []
  for (;;) {
    const told = await ask({ kind: 'more' })
    if (told.kind !== 'rows' || told.rows.length === 0) return { table: { ...head.table, rows } }
    rows.push(...told.rows)
  }
}

/**
 * Makes the database of an Anki package.
 * @param feed hands words over, a few at a time, and waits for each few
 * @throws WordFileError when too many wait, or when it took too long
 */
export async function writeCollectionInWorker(
  now: Date,
  feed: (add: (words: PackedWord[]) => Promise<void>) => Promise<void>,
): Promise<Uint8Array> {
  return withThread({ kind: 'write', now }, async (thread) => {
    await feed(async (words) => void (await thread.ask({ kind: 'add', words })))
    const told = await thread.ask({ kind: 'finish' })
    if (told.kind !== 'written') throw new Error(`the thread that writes a package says ${told.kind}`)
    return told.bytes
  })
}

type Thread = {
  /** What it says next. @throws WordFileError tooLong, cancelled */
  next: () => Promise<Told>
  /** Its answer. @throws WordFileError tooLong, cancelled */
  ask: (asked: Asked) => Promise<Told>
}

async function withThread<Result>(
  work: WordFileWork,
  use: (thread: Thread) => Promise<Result>,
  cancelled?: AbortSignal,
): Promise<Result> {
  const patience = AbortSignal.timeout(patienceMilliseconds[work.kind])
  const over = cancelled ? AbortSignal.any([patience, cancelled]) : patience
  const release = await concurrency.acquire(over)
  if (!release) throw new WordFileError(cancelled?.aborted ? 'cancelled' : 'busy')
  const worker = startWorker('word-file-worker', { workerData: work, resourceLimits })
  try {
    return await use(threadOf(worker, over, () => (cancelled?.aborted ? 'cancelled' : 'tooLong')))
  } finally {
    await worker.terminate()
    release()
  }
}

function threadOf(worker: Worker, over: AbortSignal, why: () => 'cancelled' | 'tooLong'): Thread {
  const ended = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new WordFileError(why()))
    if (over.aborted) giveUp()
    over.addEventListener('abort', giveUp, { once: true })
    worker.once('exit', giveUp)
    // Out of memory: a file that unpacks to more than we can hold.
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
    )
  })
  // It ends when nobody waits for it any more, too.
  ended.catch(() => {})
  const next = () => Promise.race([once(worker, 'message').then(([told]) => told as Told), ended])
  return {
    next,
    ask: (asked) => {
      const answer = next()
      worker.postMessage(asked)
      return answer
    },
  }
}
