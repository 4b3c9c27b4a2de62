import { expect, test } from 'vitest'
import { knownByWeek } from './known-words.ts'

const weeks = { mondays: ['2026-05-04', '2026-05-11', '2026-05-18'], today: '2026-05-20' }
const since = (day: string, knownWords = 1) => ({ day, knownWords })

test('known words add up from week to week until today', () => {
  const days = [since('2026-01-01', 100), since('2026-05-12', 3), since('2026-05-20')]
  expect(knownByWeek(days, weeks)).toEqual([
    { day: '2026-05-10', known: 100 },
    { day: '2026-05-17', known: 103 },
    { day: '2026-05-20', known: 104 },
  ])
})

test('a week ends with its Sunday', () => {
  const days = [since('2026-05-10'), since('2026-05-11')]
  expect(knownByWeek(days, weeks).map(({ known }) => known)).toEqual([1, 2, 2])
})

test('a word with a time in the future is known today', () => {
  expect(knownByWeek([since('2027-01-01')], weeks).map(({ known }) => known)).toEqual([0, 0, 1])
})
