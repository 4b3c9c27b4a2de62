import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createBatcher } from './batcher.ts'

type Item = { key: string; value: number; isAlone?: boolean }

/** A batcher that doubles values and refuses negative ones. */
function createDoubler(maximum?: number) {
  const batches: string[] = []
  const double = createBatcher({
    run: async (items: readonly Item[]) => {
      batches.push(items.map(({ key, value }) => `${key}${value}`).join(' '))
      await sleep(1)
      if (items.some(({ value }) => value < 0)) throw new Error('negative')
      return items.map(({ value }) => value * 2)
    },
    keyOf: ({ key }) => key,
    isAlone: ({ isAlone }) => isAlone === true,
    ...(maximum && { maximum }),
  })
  return { double, batches }
}

describe('a batcher', () => {
  test('runs the first item at once, and those that arrive meanwhile together, sorted by key', async () => {
    const { double, batches } = createDoubler()
    const items = ['c', 'b', 'a'].map((key, value) => ({ key, value }))
    expect(await Promise.all(items.map(double))).toEqual([0, 2, 4])
    expect(batches).toEqual(['c0', 'a2 b1'])
    expect(await double({ key: 'd', value: 5 })).toBe(10)
    expect(batches).toEqual(['c0', 'a2 b1', 'd5'])
  })

  test('never has two items with the same key in a batch, and keeps their order', async () => {
    const { double, batches } = createDoubler()
    await Promise.all([1, 2, 3].map((value) => double({ key: 'a', value })))
    expect(batches).toEqual(['a1', 'a2', 'a3'])
  })

  test('limits a batch', async () => {
    const { double, batches } = createDoubler(2)
    await Promise.all(['a', 'b', 'c', 'd'].map((key, value) => double({ key, value })))
    expect(batches).toEqual(['a0', 'b1 c2', 'd3'])
  })

  test('runs some items alone and at once', async () => {
    const { double, batches } = createDoubler()
    await Promise.all([
      double({ key: 'a', value: 1 }),
      double({ key: 'b', value: 2, isAlone: true }),
      double({ key: 'c', value: 3 }),
    ])
    expect(batches).toEqual(['a1', 'b2', 'c3'])
  })

  test('tries the items of a failed batch one by one, and continues', async () => {
    const { double } = createDoubler()
    const results = await Promise.allSettled([1, 2, -3, 4].map((value) => double({ key: `${value}`, value })))
    expect(results.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
      2,
      4,
      'negative',
      8,
    ])
    expect(await double({ key: 'z', value: 1 })).toBe(2)
  })
})
