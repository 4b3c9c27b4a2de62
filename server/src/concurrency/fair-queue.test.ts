import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Tasks that record the order in which they begin, and end when `endNext` is called. */
function createWork() {
  const began: string[] = []
  const ends: (() => void)[] = []
  return {
    began,
    work: (name: string) => () =>
      new Promise<string>((resolve) => {
        began.push(name)
        ends.push(() => resolve(name))
      }),
    endNext: async () => {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: { code?: string }) => error.code,
  )

test('a key with many tasks does not block other keys', async () => {
  const queue = createFairQueue({ runningMaximum: 1, waitingMaximum: 8, waitingPerKeyMaximum: 3 })
  const { work, endNext } = createWork()
  const greedy = Array.from({ length: 6 }, (_, n) => queue('greedy', work(`greedy-${n}`)))
  const codes = Promise.all(greedy.map(codeOf))
  const other = queue('other', work('other'))
  for (let time = 0; time < 5; time++) await endNext()
  expect(await codes).toEqual([null, null, null, null, 'BUSY', 'BUSY'])
  expect(await other).toBe('other')
})

test('keys take turns', async () => {
  const queue = createFairQueue({ runningMaximum: 1, waitingMaximum: 8, waitingPerKeyMaximum: 4 })
  const { began, work, endNext } = createWork()
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => queue(name[0] ?? '', work(name)))
  for (let time = 0; time < 6; time++) await endNext()
  await Promise.all(all)
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
})

test('a task is refused when too many tasks of other keys wait', async () => {
  const queue = createFairQueue({ runningMaximum: 1, waitingMaximum: 2, waitingPerKeyMaximum: 2 })
  const { work, endNext } = createWork()
  const all = ['a', 'b', 'c', 'd'].map((name) => codeOf(queue(name, work(name))))
  for (let time = 0; time < 3; time++) await endNext()
  expect(await Promise.all(all)).toEqual([null, null, null, 'BUSY'])
})

test('a task that fails frees its slot', async () => {
  const queue = createFairQueue({ runningMaximum: 1, waitingMaximum: 2, waitingPerKeyMaximum: 2 })
  const failed = queue('a', () => Promise.reject(new Error('broken')))
  await expect(failed).rejects.toThrow('broken')
  expect(await queue('a', async () => 'done')).toBe('done')
})
