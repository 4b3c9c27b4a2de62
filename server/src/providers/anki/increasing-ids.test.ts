import { expect, test } from 'vitest'
import { increasingIds } from './increasing-ids.ts'

test('an id is the wanted one, or the next free one', () => {
  const next = increasingIds()
  expect([5, 5, 7, 5, 6, 5, 20, 1].map(next)).toEqual([5, 6, 7, 8, 9, 10, 20, 1])
})

test('a hundred thousand words of the same time get a hundred thousand ids', () => {
  const next = increasingIds()
  const ids = Array.from({ length: 100_000 }, () => next(7))
  expect(new Set(ids).size).toBe(100_000)
  expect(ids.at(-1)).toBe(100_006)
})
