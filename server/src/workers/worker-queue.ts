import type { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'

type Options = {
  /** The worker says `ready` once, and from then on one message for each that it gets. */
  start: () => Worker
  /** Whoever comes when as many wait is refused. */
  waitingMaximum?: number
  /** What takes longer is given up, with the worker that hangs on it. */
  jobTimeoutMs?: number
  startTimeoutMs?: number
  /** A worker that nobody needs for so long is let go: a voice is a hundred megabytes. */
  idleTimeoutMs?: number
  /** Told of a worker that ended by itself or was ended; the next one starts when it is needed. */
  onLost: (error: Error) => void
}

type Job<Reply> = { request: unknown; resolve: (reply: Reply) => void; reject: (error: Error) => void }

export type WorkerQueue<Request, Reply> = {
  /** @throws AppError BUSY when too many wait, or when the worker was lost over it */
  ask: (request: Request) => Promise<Reply>
  waiting: () => number
  close: () => Promise<void>
}

const busy = () => new AppError('BUSY', 'The server is busy. Please try again.', 1)

/** One worker, started at the first need, that does one thing after the other and may die of any of them. */
export function createWorkerQueue<Request, Reply>(options: Options): WorkerQueue<Request, Reply> {
  const {
    start,
    waitingMaximum = 32,
    jobTimeoutMs = 3000,
    startTimeoutMs: startMilliseconds = 10_000,
  } = options
  const { idleTimeoutMs = 5 * 60_000, onLost } = options
  const waiting: Job<Reply>[] = []
  let worker: Worker | null = null
  let isReady = false
  let current: Job<Reply> | null = null
  let timer: NodeJS.Timeout | undefined

  const goOn = () => {
    if (current) return
    if (waiting.length === 0) return restIfIdle()
    if (!worker) return open()
    if (!isReady) return
    clearTimeout(timer)
    current = waiting.shift()!
    worker.postMessage(current.request)
    giveUpAfter(jobTimeoutMs)
  }
  const restIfIdle = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void end(), idleTimeoutMs)
    timer.unref()
  }
  const giveUpAfter = (milliseconds: number) => {
    timer = setTimeout(() => lose(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
    timer.unref()
  }
  const open = () => {
    const opened = start()
    worker = opened
    opened.unref()
    giveUpAfter(startMilliseconds)
    const isOurs = () => worker === opened
    opened.on('message', (message) => isOurs() && hear(message))
    opened.on('error', (error) => isOurs() && lose(error))
    opened.on('exit', (code) => isOurs() && lose(new Error(`ended with code ${code}`)))
  }
  const hear = (message: unknown) => {
    clearTimeout(timer)
    if (isReady) current?.resolve(message as Reply)
    isReady = true
    current = null
    goOn()
  }
  const lose = (error: Error) => {
    // One that never got ready would not the next time either: nobody waits for it.
    const stranded = isReady ? [current] : waiting.splice(0)
    onLost(error)
    void end()
    for (const job of stranded) job?.reject(busy())
    goOn()
  }
  const end = async () => {
    clearTimeout(timer)
    const ended = worker
    worker = null
    isReady = false
    current = null
    await ended?.terminate()
  }
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= waitingMaximum) return reject(busy())
        waiting.push({ request, resolve, reject })
        goOn()
      }),
    waiting: () => waiting.length,
    close: async () => {
      const left = [current, ...waiting.splice(0)]
      await end()
      for (const job of left) job?.reject(busy())
    },
  }
}
