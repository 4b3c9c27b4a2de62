import { expect, test } from 'vitest'
import { approximateBytes, createByteCache } from './byte-cache.ts'

test('the memory of a value grows with its strings and parts', () => {
  expect(approximateBytes('')).toBeGreaterThan(0)
  expect(approximateBytes('a'.repeat(1000))).toBeGreaterThanOrEqual(1000)
  expect(approximateBytes([['a'.repeat(500)], { b: 'c'.repeat(500) }])).toBeGreaterThanOrEqual(1000)
  expect(approximateBytes([1, null, undefined, true])).toBeLessThan(200)
})

test('a cache is bounded by bytes and drops the least recently used value', () => {
  const cache = createByteCache<string[]>(10_000)
  for (let number = 0; number < 100; number++) cache.set(`${number}`, ['a'.repeat(1000)])
  expect(cache.calculatedSize).toBeLessThanOrEqual(10_000)
  expect(cache.has('99')).toBe(true)
  expect(cache.has('0')).toBe(false)
})

test('a value larger than the cache is not kept and removes nothing', () => {
  const cache = createByteCache<string[]>(10_000)
  cache.set('small', ['a'])
  cache.set('large', ['a'.repeat(20_000)])
  expect(cache.has('small')).toBe(true)
  expect(cache.has('large')).toBe(false)
})
