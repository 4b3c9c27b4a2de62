import { expect, test } from 'vitest'
import { dayAfter, dayIn, isTimeZone, startOfDay } from './calendar-day.ts'

test.each([
  ['2026-03-29T00:30:00Z', 'Europe/Madrid', '2026-03-29'],
  ['2026-03-28T23:30:00Z', 'Europe/Madrid', '2026-03-29'],
  ['2026-03-28T23:30:00Z', 'UTC', '2026-03-28'],
  ['2026-01-01T04:59:59Z', 'America/New_York', '2025-12-31'],
  ['2026-01-01T11:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
])('the time %s in %s is on the day %s', (moment, timeZone, day) => {
  expect(dayIn(new Date(moment), timeZone)).toBe(day)
})

test.each([
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
  // In Santiago the clocks went from 23:59 to 1:00.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-01-01', 'UTC', '2026-01-01T00:00:00.000Z'],
  ['2026-01-02', 'Pacific/Kiritimati', '2026-01-01T10:00:00.000Z'],
  ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T18:15:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, moment) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(moment)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', 365, '2027-03-29'],
])('%s plus %i days is %s', (day, days, after) => {
  expect(dayAfter(day, days)).toBe(after)
})

test.each([
  ['Europe/Madrid', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ["'; drop table", false],
])('%o is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
