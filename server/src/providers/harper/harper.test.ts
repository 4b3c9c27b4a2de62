import { Worker } from 'node:worker_threads'
import { afterAll, describe, expect, test } from 'vitest'
import { createWorkerQueue } from '../../workers/worker-queue.ts'
import { createHarper } from './harper.ts'
import type { HarperReply } from './harper-finding.ts'

const lost: Error[] = []
const harper = createHarper({
  onLost: (error) => void lost.push(error),
  timeoutMs: 60_000,
  jobTimeoutMs: 60_000,
})
afterAll(() => harper.close())

test('Harper finds mistakes, and counts an emoji as two positions', { timeout: 90_000 }, async () => {
  const text = '😀 He has went to an university.'
  const findings = (await harper.check(text)) ?? []
  expect(lost).toEqual([])
  const mended = Object.fromEntries(
    findings.map(({ start, end, fixes }) => [text.slice(start, end), fixes[0]]),
  )
  expect(mended).toEqual({ went: 'gone', an: 'a' })
  expect(await harper.check('The neighbour’s dog was very happy.')).toEqual([])
  expect(
    await harper.check('He had had a headache. I know that that is true. It lands at 6:45 a.m. on Monday.'),
  ).toEqual([])
  expect(lost).toEqual([])
})

describe('a worker that', () => {
  const withThread = (script: string, timeoutMs: number) =>
    createHarper({
      onLost: () => {},
      timeoutMs,
      queue: createWorkerQueue<string, HarperReply>({
        start: () => new Worker(script, { eval: true }),
        onLost: () => {},
      }),
    })

  test('takes too long has no result', async () => {
    const slow = withThread('setInterval(() => {}, 1000)', 100)
    expect(await slow.check('Hello')).toBeNull()
    await slow.close()
  })

  test('crashes has no result', async () => {
    const dead = withThread("throw new Error('no memory')", 5000)
    expect(await dead.check('Hello')).toBeNull()
    await dead.close()
  })
})
