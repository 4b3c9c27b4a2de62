import { expect, test } from 'vitest'
import { monthLabelCells, yearCells } from './year-cells.ts'

const calendar = { from: '2025-11-17', days: [] }

test('every day from the first Monday to today has a cell', () => {
  const cells = yearCells(calendar, '2026-11-21', null)
  expect(cells).toHaveLength(370)
  expect(cells.at(-1)).toMatchObject({ day: '2026-11-21', week: 52, weekday: 5, mark: 'none' })
})

test.each([
  // seconds, answers, goal, mark
  [0, 0, 15, 'none'],
  [0, 1, 15, 'seed'],
  [179, 0, 15, 'seed'],
  [180, 0, 15, 1],
  [899, 0, 15, 4],
  [900, 0, 15, 5],
  [9000, 0, 15, 5],
  [900, 0, 90, 'seed'],
  [900, 0, null, 5],
])('%s seconds and %s answers with a goal of %s are %s', (seconds, answers, goal, mark) => {
  const day = '2025-11-18'
  const cells = yearCells({ ...calendar, days: [{ day, seconds, answers }] }, '2025-11-20', goal)
  expect(cells.map((cell) => cell.mark)).toEqual(['none', mark, 'none', 'none'])
})

test('months are named at their first Monday, and names do not overlap', () => {
  const labelled = monthLabelCells(yearCells(calendar, '2026-11-21', null))
  expect(labelled.map(({ day }) => day.slice(0, 7))).toEqual([
    '2025-12',
    ...Array.from({ length: 11 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`),
  ])
  const weeks = labelled.map(({ week }) => week)
  expect(weeks.slice(1).every((week, index) => week - weeks[index]! >= 3)).toBe(true)
})
