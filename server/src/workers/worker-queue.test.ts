import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createWorkerQueue, type WorkerQueue } from './worker-queue.ts'

/** A worker that replies with its input, and can throw, exit and hang. */
const echo = `
  const { parentPort, threadId } = require('node:worker_threads')
  let count = 0
  parentPort.on('message', (word) => {
    if (word === 'throw') throw new Error('fell over')
    if (word === 'exit') process.exit(7)
    if (word === 'hang') for (;;);
    parentPort.postMessage(word + ' ' + ++count)
  })
  parentPort.postMessage('ready')
`
let started: number
let lost: string[]
let queue: WorkerQueue<string, string>
beforeEach(() => {
  started = 0
  lost = []
})
afterEach(() => queue.close())

function open(
  source = echo,
  limits: { waitingMaximum?: number; jobTimeoutMs?: number; idleTimeoutMs?: number } = {},
) {
  queue = createWorkerQueue<string, string>({
    start: () => {
      started += 1
      return new Worker(source, { eval: true, stderr: true })
    },
    startTimeoutMs: 5000,
    onLost: ({ message }) => void lost.push(message),
    ...limits,
  })
  return (word: string) => queue.ask(word).catch((error: { code?: string }) => error.code ?? String(error))
}

test('the first job starts one worker, which answers all jobs in order', async () => {
  const ask = open()
  expect(started).toBe(0)
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['a 1', 'b 2', 'c 3'])
  expect([started, lost]).toEqual([1, []])
})

test.each([
  ['throw', 'fell over'],
  ['exit', 'ended with code 7'],
])(
  'when a worker dies (%s), only its job fails, and a new worker gets the next ones',
  async (word, reason) => {
    const ask = open()
    expect(await Promise.all(['a', word, 'b'].map(ask))).toEqual(['a 1', 'BUSY', 'b 1'])
    expect([started, lost]).toEqual([2, [reason]])
  },
)

test('an idle worker is stopped, and the next job starts another', async () => {
  const ask = open(echo, { idleTimeoutMs: 20 })
  expect(await ask('a')).toBe('a 1')
  await expect.poll(async () => (await ask('b')) === 'b 1', { interval: 100 }).toBe(true)
  expect(started).toBeGreaterThan(1)
  expect(lost).toEqual([])
})

test('a job that takes too long fails, and its worker is stopped', async () => {
  const ask = open(echo, { jobTimeoutMs: 200 })
  expect(await Promise.all(['a', 'hang', 'b'].map(ask))).toEqual(['a 1', 'BUSY', 'b 1'])
  expect(lost).toEqual(['no answer within 200 ms'])
})

test('a job is refused when too many wait', async () => {
  const ask = open(echo, { waitingMaximum: 2 })
  await ask('a')
  const answers = await Promise.all(['b', 'c', 'd', 'e', 'f'].map(ask))
  expect(answers).toEqual(['b 2', 'c 3', 'd 4', 'BUSY', 'BUSY'])
  expect(await ask('g')).toBe('g 5')
})

test('when a worker cannot start, all waiting jobs fail, and the next job starts another', async () => {
  const ask = open(`throw new Error('no voice')`)
  expect(await Promise.all(['a', 'b'].map(ask))).toEqual(['BUSY', 'BUSY'])
  expect(await ask('c')).toBe('BUSY')
  expect([started, lost]).toEqual([2, ['no voice', 'no voice']])
})

test('closing rejects the waiting jobs', async () => {
  const ask = open()
  await ask('a')
  const waiting = ['hang', 'b'].map(ask)
  await queue.close()
  expect([await Promise.all(waiting), lost]).toEqual([['BUSY', 'BUSY'], []])
})
