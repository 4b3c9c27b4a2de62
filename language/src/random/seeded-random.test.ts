import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom, shuffled, sortedBy } from './seeded-random.ts'

const first = (seed: string, count: number) => {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => random())
}

test('the same seed gives the same numbers, and another seed gives others', () => {
  expect(first('a', 5)).toEqual(first('a', 5))
  expect(first('a', 5)).not.toEqual(first('b', 5))
})

test('numbers are distributed evenly from 0 to 1', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  for (const number of first('spread', 10_000))
    tenths[Math.floor(number * 10)] = (tenths[Math.floor(number * 10)] ?? 0) + 1
  expect(tenths).toHaveLength(10)
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150)
})

test('sorting computes each figure once and keeps the order of equal items', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5)), (figures) => {
      let calls = 0
      const sorted = sortedBy(
        figures.map((figure, place) => ({ figure, place })),
        ({ figure }) => {
          calls++
          return figure
        },
      )
      expect(calls).toBe(figures.length)
      for (const [index, one] of sorted.slice(1).entries()) {
        const before = sorted[index] ?? one
        expect(before.figure < one.figure || (before.figure === one.figure && before.place < one.place)).toBe(
          true,
        )
      }
    }),
  )
})

test.each([
  [() => 0, ['b', 'c', 'a']],
  [() => 0.999, ['a', 'b', 'c']],
])('shuffling orders all items by the random numbers', (random, expected) => {
  const items = ['a', 'b', 'c']
  expect(shuffled(items, random)).toEqual(expected)
  expect(items).toEqual(['a', 'b', 'c'])
})
