import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { TableRow, WordFile } from '@verbena/language/word-table/word-table'
import { createConcurrencyLimit } from '../../concurrency/concurrency-limit.ts'
import type { PackedWord } from '../../providers/anki/packed-word.ts'
import { WordFileError } from '../../providers/anki/word-file-error.ts'
import { startWorker } from '../../workers/start-worker.ts'
import type { WordFileCommand, WordFileMessage, WordFileWork } from '../../workers/word-file-worker.ts'
import { isSqlite, isZip, readWordFile, type WordFileRequest } from './import/read-word-file.ts'

/** Writing takes longer, because it waits for the database between batches. */
const timeoutMs = { read: 60_000, write: 180_000 }
const resourceLimits = { maxOldGenerationSizeMb: 1024 }
/** Only one thread at a time, because it may need more memory than the rest of the server. */
const concurrency = createConcurrencyLimit({ runningMaximum: 1, waitingMaximum: 20 })

/** Tables up to this size are read faster than a thread starts. Anki packages are always read in a thread. */
const inlineMaximumBytes = 200 * 1024

/** Reads a word file in its own thread, with a time limit. */
export async function readWordFileInWorker(
  request: WordFileRequest,
  signal?: AbortSignal,
): Promise<WordFile> {
  if (!isZip(request.bytes) && !isSqlite(request.bytes) && request.bytes.length <= inlineMaximumBytes)
    return readWordFile(request)
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
    const message = await ask({ kind: 'more' })
    if (message.kind !== 'rows' || message.rows.length === 0) return { table: { ...head.table, rows } }
    rows.push(...message.rows)
  }
}

/**
 * Writes the database of an Anki package.
 * @param feed passes the words to `add` in batches, and awaits each batch
 * @throws WordFileError when too many calls wait, or when it took too long
 */
export async function writeCollectionInWorker(
  now: Date,
  feed: (add: (words: PackedWord[]) => Promise<void>) => Promise<void>,
): Promise<Uint8Array> {
  return withThread({ kind: 'write', now }, async (thread) => {
    await feed(async (words) => void (await thread.ask({ kind: 'add', words })))
    const message = await thread.ask({ kind: 'finish' })
    if (message.kind !== 'written') throw new Error(`the thread that writes a package sent ${message.kind}`)
    return message.bytes
  })
}

type Thread = {
  /** Waits for the next message. @throws WordFileError tooLong, cancelled */
  next: () => Promise<WordFileMessage>
  /** Sends a command and waits for the reply. @throws WordFileError tooLong, cancelled */
  ask: (command: WordFileCommand) => Promise<WordFileMessage>
}

async function withThread<Result>(
  work: WordFileWork,
  use: (thread: Thread) => Promise<Result>,
  cancelled?: AbortSignal,
): Promise<Result> {
  const timeout = AbortSignal.timeout(timeoutMs[work.kind])
  const aborted = cancelled ? AbortSignal.any([timeout, cancelled]) : timeout
  const release = await concurrency.acquire(aborted)
  if (!release) throw new WordFileError(cancelled?.aborted ? 'cancelled' : 'busy')
  const worker = startWorker('word-file-worker', { workerData: work, resourceLimits })
  try {
    return await use(threadOf(worker, aborted, () => (cancelled?.aborted ? 'cancelled' : 'tooLong')))
  } finally {
    await worker.terminate()
    release()
  }
}

function threadOf(worker: Worker, aborted: AbortSignal, reason: () => 'cancelled' | 'tooLong'): Thread {
  const ended = new Promise<never>((_, reject) => {
    const fail = () => reject(new WordFileError(reason()))
    if (aborted.aborted) fail()
    aborted.addEventListener('abort', fail, { once: true })
    worker.once('exit', fail)
    // A file that unpacks to more than the memory limit counts as one that takes too long.
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? fail() : reject(error),
    )
  })
  // The thread also ends after its work, when nothing awaits this promise.
  ended.catch(() => {})
  const next = () =>
    Promise.race([once(worker, 'message').then(([message]) => message as WordFileMessage), ended])
  return {
    next,
    ask: (command) => {
      const reply = next()
      worker.postMessage(command)
      return reply
    },
  }
}
