import type { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'

type Options = {
  /** Starts a worker, which sends `ready` once and then one reply for each request. */
  start: () => Worker
  /** A request is refused when so many wait already. */
  waitingMaximum?: number
  /** A job that takes longer fails, and its worker is stopped. */
  jobTimeoutMs?: number
  startTimeoutMs?: number
  /** A worker without jobs is stopped after this time, because some need a hundred megabytes. */
  idleTimeoutMs?: number
  /** Called when a worker ended by itself or was stopped for an error or timeout. The next job starts another. */
  onLost: (error: Error) => void
}

type Job<Reply> = { request: unknown; resolve: (reply: Reply) => void; reject: (error: Error) => void }

export type WorkerQueue<Request, Reply> = {
  /** @throws AppError BUSY when too many requests wait, or when the worker ended during this one */
  ask: (request: Request) => Promise<Reply>
  waiting: () => number
  close: () => Promise<void>
}

const busy = () => new AppError('BUSY', 'The server is busy. Please try again.', 1)

/** Runs jobs one after the other in a worker thread. The first job starts the worker, which may die in any job. */
export function createWorkerQueue<Request, Reply>(options: Options): WorkerQueue<Request, Reply> {
  const { start, waitingMaximum = 32, jobTimeoutMs = 3000, startTimeoutMs = 10_000 } = options
  const { idleTimeoutMs = 5 * 60_000, onLost } = options
  const waiting: Job<Reply>[] = []
  let worker: Worker | null = null
  let isReady = false
  let current: Job<Reply> | null = null
  let timer: NodeJS.Timeout | undefined

  const startNext = () => {
    if (current) return
    if (waiting.length === 0) return stopAfterIdleTime()
    if (!worker) return open()
    if (!isReady) return
    clearTimeout(timer)
    current = waiting.shift()!
    worker.postMessage(current.request)
    failAfter(jobTimeoutMs)
  }
  const stopAfterIdleTime = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void stop(), idleTimeoutMs)
    timer.unref()
  }
  const failAfter = (milliseconds: number) => {
    timer = setTimeout(() => replaceWorker(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
    timer.unref()
  }
  const open = () => {
    const opened = start()
    worker = opened
    opened.unref()
    failAfter(startTimeoutMs)
    const isCurrent = () => worker === opened
    opened.on('message', (message) => isCurrent() && handleMessage(message))
    opened.on('error', (error) => isCurrent() && replaceWorker(error))
    opened.on('exit', (code) => isCurrent() && replaceWorker(new Error(`ended with code ${code}`)))
  }
  const handleMessage = (message: unknown) => {
    clearTimeout(timer)
    if (isReady) current?.resolve(message as Reply)
    isReady = true
    current = null
    startNext()
  }
  const replaceWorker = (error: Error) => {
    // A worker that could not start would fail again, so all waiting jobs fail with it.
    const failed = isReady ? [current] : waiting.splice(0)
    onLost(error)
    void stop()
    for (const job of failed) job?.reject(busy())
    startNext()
  }
  const stop = async () => {
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
        startNext()
      }),
    waiting: () => waiting.length,
    close: async () => {
      const left = [current, ...waiting.splice(0)]
      await stop()
      for (const job of left) job?.reject(busy())
    },
  }
}
