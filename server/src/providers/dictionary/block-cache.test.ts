import { expect, test } from 'vitest'
import { createBlockCache } from './block-cache.ts'

const block = (bytes: number) => Buffer.alloc(bytes)

test('blocks never take more than the limit, however many there are', () => {
  const cache = createBlockCache(10_000)
  for (let key = 0; key < 5000; key++) {
    cache.set(key, block(key % 700))
    expect(cache.bytes()).toBeLessThanOrEqual(10_000)
  }
  expect(cache.get(4999)).toBeDefined()
  expect(cache.get(0)).toBeUndefined()
})

test('the block that was not asked for the longest goes first', () => {
  const cache = createBlockCache(2500)
  cache.set(1, block(1000))
  cache.set(2, block(1000))
  cache.get(1)
  cache.set(3, block(1000))
  expect([1, 2, 3].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true])
})

test('a block set again counts once, one larger than all is not kept', () => {
  const cache = createBlockCache(2000)
  for (let i = 0; i < 10; i++) cache.set(1, block(1000))
  expect(cache.get(1)).toBeDefined()
  cache.set(2, block(3000))
  expect(cache.bytes()).toBe(0)
})
