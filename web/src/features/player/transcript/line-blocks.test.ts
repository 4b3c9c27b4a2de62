import { expect, test } from 'vitest'
import { blockCountOf, blockLines, blockOf, isInRange, widened } from './line-blocks.ts'

test('lines belong to blocks of equal size, and before the first line is the first block', () => {
  expect([-1, 0, blockLines - 1, blockLines].map(blockOf)).toEqual([0, 0, 0, 1])
  expect([0, 1, blockLines, blockLines + 1].map(blockCountOf)).toEqual([0, 1, 1, 2])
})

test('a range grows on both sides, and not beyond the text', () => {
  expect(widened({ first: 3, last: 4 }, 2, 10)).toEqual({ first: 1, last: 6 })
  expect(widened({ first: 1, last: 8 }, 5, 10)).toEqual({ first: 0, last: 9 })
})

test('both ends of a range belong to it', () => {
  expect([2, 3, 5, 6].map((block) => isInRange(block, { first: 3, last: 5 }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
