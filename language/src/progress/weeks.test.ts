import { expect, test } from 'vitest'
import { mondayOf, mondaysOfYear, weekOf } from './weeks.ts'

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2026-01-01', '2025-12-29'],
  ['2026-03-29', '2026-03-23'],
  ['2028-03-01', '2028-02-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
  expect(weekOf(day)).toHaveLength(7)
  expect(weekOf(day)).toContain(day)
})

test('a year has 53 weeks: from the week of the same day a year ago to this week', () => {
  const mondays = mondaysOfYear('2026-11-21')
  expect([mondays.length, mondays[0], mondays.at(-1)]).toEqual([53, '2025-11-17', '2026-11-16'])
})
