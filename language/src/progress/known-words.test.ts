import { expect, test } from 'vitest'
import { knownByWeek } from './known-words.ts'

const weeks = {
  mondays: ['2026-05-04', '2026-05-11', '2026-05-18'],
  today: '2026-05-20',
  timeZone: 'Europe/Madrid',
}
const since = (at: string, count = 1) => ({ at: new Date(at), count })

test('known words add up from week to week until today', () => {
  const events = [
    since('2026-01-01T12:00:00Z', 100),
    since('2026-05-12T12:00:00Z', 3),
    since('2026-05-20T08:00:00Z'),
  ]
  expect(knownByWeek(events, weeks)).toEqual([
    { day: '2026-05-10', known: 100 },
    { day: '2026-05-17', known: 103 },
    { day: '2026-05-20', known: 104 },
  ])
})

test('a Sunday ends at midnight in the learner’s time zone', () => {
  const events = [since('2026-05-10T21:45:00Z'), since('2026-05-10T22:00:00Z')]
  expect(knownByWeek(events, weeks).map(({ known }) => known)).toEqual([1, 2, 2])
})

test('a word with a time in the future is known today', () => {
  expect(knownByWeek([since('2027-01-01T00:00:00Z')], weeks).map(({ known }) => known)).toEqual([0, 0, 1])
})
