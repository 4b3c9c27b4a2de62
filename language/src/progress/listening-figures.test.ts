import { expect, test } from 'vitest'
import { listeningFigures } from './listening-figures.ts'
import type { Day } from './quarter-hours.ts'

const watched = (day: string, minutes: number): Day => ({ day, seconds: minutes * 60, answers: 0 })

test('a week goes from Monday to Sunday, and its future days are empty', () => {
  const days = [watched('2026-11-15', 10), watched('2026-11-16', 18), watched('2026-11-18', 9)]
  const figures = listeningFigures(days, '2026-11-19')
  expect(figures.week.map(({ seconds }) => seconds / 60)).toEqual([18, 0, 9, 0, 0, 0, 0])
  expect(figures.week.map(({ day }) => day.slice(-2))).toEqual(['16', '17', '18', '19', '20', '21', '22'])
  expect([figures.weekSeconds / 60, figures.totalSeconds / 60]).toEqual([27, 37])
  expect([figures.currentStreak, figures.longestStreak]).toEqual([1, 2])
})

test.each([
  ['no days', [], 0],
  ['the first day', [watched('2026-11-19', 12)], 12],
  ['two of four days', [watched('2026-11-16', 12), watched('2026-11-19', 12)], 6],
  ['at most thirty days', [watched('2026-01-01', 600), watched('2026-11-19', 30)], 1],
])('the average of %s', (_, days, minutes) => {
  expect(listeningFigures(days, '2026-11-19').averageSeconds / 60).toBe(minutes)
})

test('a day with only answers counts for the streak, but not as listening', () => {
  const figures = listeningFigures([{ day: '2026-11-19', seconds: 0, answers: 3 }], '2026-11-19')
  expect([figures.currentStreak, figures.totalSeconds]).toEqual([1, 0])
})
