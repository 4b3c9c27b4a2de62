import { expect, test } from 'vitest'
import type { AlignedLine } from './align-text.ts'
import { chooseLines } from './choose-lines.ts'

const line = (start: number, end: number, cost: number): AlignedLine => ({
  start,
  end,
  cost,
  words: [{ text: 'word', start, end }],
})

test('each line is taken from the voice that it resembles most', () => {
  const man = [line(0, 3, 0.4), line(3, 6, 0.9), line(6, 9, 0.4)]
  const woman = [line(0, 3, 0.9), line(3.1, 6, 0.4), line(6, 9, 0.9)]
  expect(chooseLines([man, woman])).toEqual([man[0], woman[1], man[2]])
})

test('the voice does not change for a small difference', () => {
  const man = [line(0, 3, 0.5), line(3, 6, 0.51), line(6, 9, 0.5)]
  const woman = [line(0, 3, 0.6), line(3.1, 6, 0.5), line(6, 9, 0.6)]
  expect(chooseLines([man, woman])).toEqual(man)
})

test('a line does not begin before the line before it', () => {
  const man = [line(5, 8, 0.3), line(8, 11, 0.9)]
  const woman = [line(0, 3, 0.9), line(2, 4, 0.2)]
  const [first, second] = chooseLines([man, woman])
  expect(second!.start).toBeGreaterThanOrEqual(first!.start)
})

test('a line ends where the next one begins', () => {
  const man = [line(0, 4, 0.3), line(4, 8, 0.9)]
  const woman = [line(0, 3, 0.9), line(3.8, 8, 0.3)]
  const [first] = chooseLines([man, woman])
  expect(first).toEqual(line(0, 3.8, 0.3))
})

test('without voices or without lines the result is empty', () => {
  expect([chooseLines([]), chooseLines([[], []])]).toEqual([[], []])
})
