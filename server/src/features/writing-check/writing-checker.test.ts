import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { findRootDirectory } from '../../config/root-directory.ts'
import { createWorkerQueue } from '../../workers/worker-queue.ts'
import type { CheckReply, CheckRequest } from '../../workers/writing-check-worker.ts'
import { createWritingChecker } from './writing-checker.ts'

const contentDirectory = join(findRootDirectory(import.meta.dirname), 'content')
const asked = { text: 'Hola', language: 'es', native: 'en', ownWords: [] } as const

/** A checker whose worker thread runs the given JavaScript. */
const checkerOf = (
  script: string,
  lost: Error[],
  limits: { jobTimeoutMs?: number; startTimeoutMs?: number } = {},
) =>
  createWritingChecker({
    contentDirectory,
    onLost: () => {},
    queue: createWorkerQueue<CheckRequest, CheckReply>({
      start: () => new Worker(script, { eval: true }),
      onLost: (error) => void lost.push(error),
      ...limits,
    }),
  })
const ready = "const { parentPort } = require('node:worker_threads'); parentPort.postMessage('ready');"

describe('a worker', () => {
  test('that hangs on a text is stopped, and the next text gets a new worker', async () => {
    const lost: Error[] = []
    const script = `${ready} let first = true; parentPort.on('message', ({ asked }) => { if (asked.text === 'hang') for (;;); parentPort.postMessage({ checked: { notes: [], profile: {} } }) })`
    const checker = checkerOf(script, lost, { jobTimeoutMs: 300 })
    await expect(checker.check({ ...asked, text: 'hang' })).rejects.toMatchObject({ code: 'BUSY' })
    expect(await checker.check(asked)).toMatchObject({ notes: [] })
    expect(lost).toHaveLength(1)
    await checker.close()
  })

  test('that crashes on a text fails the request with BUSY', async () => {
    const lost: Error[] = []
    const checker = checkerOf(`${ready} parentPort.on('message', () => { throw new Error('no') })`, lost)
    await expect(checker.check(asked)).rejects.toMatchObject({ code: 'BUSY' })
    expect(lost.length).toBeGreaterThan(0)
    await checker.close()
  })

  test('that never starts fails the request with BUSY', async () => {
    const checker = checkerOf('setInterval(() => {}, 1000)', [], { startTimeoutMs: 200 })
    await expect(checker.suggest('x', 'es')).rejects.toMatchObject({ code: 'BUSY' })
    await checker.close()
  })
})
