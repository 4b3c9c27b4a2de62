import { expect, test } from 'vitest'
import {
  dayAfter,
  dayIn,
  daysBetween,
  daysLater,
  isTimeZone,
  midnightUtcZone,
  startOfDay,
} from './calendar-day.ts'

test.each([
  // In Madrid the clocks go from 2:00 to 3:00 on this date.
  ['2026-03-29T01:59:59Z', 'Europe/Madrid', '2026-03-28'],
  ['2026-03-29T02:00:00Z', 'Europe/Madrid', '2026-03-29'],
  ['2026-03-29T03:59:59Z', 'UTC', '2026-03-28'],
  ['2026-03-29T04:00:00Z', 'UTC', '2026-03-29'],
  ['2026-01-01T08:59:59Z', 'America/New_York', '2025-12-31'],
  ['2026-01-01T14:00:00Z', 'Pacific/Kiritimati', '2026-01-02'],
  ['2026-01-01T23:59:59Z', midnightUtcZone, '2026-01-01'],
])('the time %s in %s is on the day %s', (moment, timeZone, day) => {
  expect(dayIn(new Date(moment), timeZone)).toBe(day)
})

test.each([
  ['2026-03-28', 'Europe/Madrid', '2026-03-28T03:00:00.000Z'],
  ['2026-03-29', 'Europe/Madrid', '2026-03-29T02:00:00.000Z'],
  ['2026-10-25', 'Europe/Madrid', '2026-10-25T03:00:00.000Z'],
  ['2026-09-06', 'America/Santiago', '2026-09-06T07:00:00.000Z'],
  ['2026-01-01', 'UTC', '2026-01-01T04:00:00.000Z'],
  ['2026-01-02', 'Pacific/Kiritimati', '2026-01-01T14:00:00.000Z'],
  ['2026-01-01', 'Asia/Kathmandu', '2025-12-31T22:15:00.000Z'],
  ['2026-01-01', midnightUtcZone, '2026-01-01T00:00:00.000Z'],
  // Samoa left out this date, so only its hours after midnight are left.
  ['2011-12-30', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ['2011-12-31', 'Pacific/Apia', '2011-12-30T14:00:00.000Z'],
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
  expect(daysBetween(day, after)).toBe(days)
})

test.each([
  ['the same time where the clocks do not change', '2026-01-05T12:30:00Z', 3, 'UTC', '2026-01-08T12:30:00Z'],
  [
    'half an hour into a later day in summer',
    '2026-03-27T03:30:00Z',
    4,
    'Europe/Madrid',
    '2026-03-31T02:30:00Z',
  ],
  [
    'half an hour into a later day in winter',
    '2026-10-24T02:30:00Z',
    1,
    'Europe/Madrid',
    '2026-10-25T03:30:00Z',
  ],
  // The day before the clocks change has 23 hours.
  ['the end of a short day', '2026-03-27T02:45:00Z', 2, 'Europe/Madrid', '2026-03-29T01:59:59.999Z'],
])('daysLater gives %s', (_, moment, days, timeZone, then) => {
  expect(daysLater(new Date(moment), days, timeZone)).toEqual(new Date(then))
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
