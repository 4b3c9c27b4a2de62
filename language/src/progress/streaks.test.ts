import { expect, test } from 'vitest'
import { dayIn } from '../spaced-repetition/calendar-day.ts'
import { type Day, dayOfQuarter, quarterOf } from './quarter-hours.ts'
import { streaksOf } from './streaks.ts'

type QuarterHour = { startsAt: Date; seconds: number; answers: number }

/** The sums of each day of a time zone, in order. */
function daysOf(quarters: readonly QuarterHour[], timeZone: string): Day[] {
  const days = new Map<string, Day>()
  for (const { startsAt, seconds, answers } of quarters) {
    const day = dayOfQuarter(quarterOf(startsAt), timeZone)
    const before = days.get(day) ?? { seconds: 0, answers: 0 }
    days.set(day, { day, seconds: before.seconds + seconds, answers: before.answers + answers })
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** A quarter of an hour with two minutes of watching. */
const watched = (startsAt: string): QuarterHour => ({
  startsAt: new Date(startsAt),
  seconds: 120,
  answers: 0,
})
const answered = (startsAt: string): QuarterHour => ({ startsAt: new Date(startsAt), seconds: 0, answers: 1 })
const glanced = (startsAt: string, seconds = 59): QuarterHour => ({ ...watched(startsAt), seconds })

/** Quarters at noon UTC of these days. */
const noons = (...days: string[]) => days.map((day) => watched(`${day}T12:00:00Z`))

type Case = {
  name: string
  quarters: QuarterHour[]
  timeZone: string
  now: string
  current: number
  longest: number
}

const cases: Case[] = [
  { name: 'no days yet', quarters: [], timeZone: 'UTC', now: '2026-05-04T12:00:00Z', current: 0, longest: 0 },
  {
    name: 'only today',
    quarters: noons('2026-05-04'),
    timeZone: 'UTC',
    now: '2026-05-04T12:20:00Z',
    current: 1,
    longest: 1,
  },
  {
    name: 'yesterday’s streak stays while today is not over',
    quarters: noons('2026-05-02', '2026-05-03'),
    timeZone: 'UTC',
    now: '2026-05-05T03:59:59Z',
    current: 2,
    longest: 2,
  },
  {
    name: 'a missed day ends the streak, and the longest streak stays',
    quarters: noons('2026-04-28', '2026-04-29', '2026-04-30', '2026-05-02', '2026-05-03'),
    timeZone: 'UTC',
    now: '2026-05-04T12:00:00Z',
    current: 2,
    longest: 3,
  },
  {
    name: 'there is no streak if yesterday was missed',
    quarters: noons('2026-05-01', '2026-05-02'),
    timeZone: 'UTC',
    now: '2026-05-04T04:00:00Z',
    current: 0,
    longest: 2,
  },
  {
    name: 'an answer counts as a day, and less than a minute of watching does not',
    quarters: [answered('2026-05-02T12:00:00Z'), glanced('2026-05-03T12:00:00Z')],
    timeZone: 'UTC',
    now: '2026-05-04T12:00:00Z',
    current: 0,
    longest: 1,
  },
  {
    name: 'short times of one day add up to a minute',
    quarters: [glanced('2026-05-04T08:00:00Z', 30), glanced('2026-05-04T20:00:00Z', 30)],
    timeZone: 'UTC',
    now: '2026-05-04T21:00:00Z',
    current: 1,
    longest: 1,
  },
  {
    name: 'the last quarter of an hour before 4:00 and the first one after it are two days',
    quarters: [watched('2026-05-03T01:45:00Z'), watched('2026-05-03T02:00:00Z')],
    timeZone: 'Europe/Madrid',
    now: '2026-05-03T02:10:00Z',
    current: 2,
    longest: 2,
  },
  {
    name: 'the same two quarters of an hour are one day in UTC',
    quarters: [watched('2026-05-03T01:45:00Z'), watched('2026-05-03T02:00:00Z')],
    timeZone: 'UTC',
    now: '2026-05-03T02:10:00Z',
    current: 1,
    longest: 1,
  },
  {
    name: 'an evening that ends after midnight is one day',
    quarters: [watched('2026-05-03T21:45:00Z'), watched('2026-05-03T22:00:00Z')],
    timeZone: 'Europe/Madrid',
    now: '2026-05-03T22:10:00Z',
    current: 1,
    longest: 1,
  },
  {
    name: 'a time zone with half an hour: 4:00 in Kolkata is 22:30 UTC',
    quarters: [watched('2026-05-03T22:15:00Z'), watched('2026-05-03T22:30:00Z')],
    timeZone: 'Asia/Kolkata',
    now: '2026-05-03T23:00:00Z',
    current: 2,
    longest: 2,
  },
  {
    name: 'a time zone with a quarter of an hour: 4:00 in Kathmandu is 22:15 UTC',
    quarters: [watched('2026-05-03T22:00:00Z'), watched('2026-05-03T22:15:00Z')],
    timeZone: 'Asia/Kathmandu',
    now: '2026-05-03T23:00:00Z',
    current: 2,
    longest: 2,
  },
  {
    name: 'a day of 23 hours: the nights before and after the clocks go forward',
    quarters: [
      watched('2026-03-28T02:45:00Z'),
      watched('2026-03-29T01:45:00Z'),
      watched('2026-03-29T02:00:00Z'),
    ],
    timeZone: 'Europe/Madrid',
    now: '2026-03-29T10:00:00Z',
    current: 3,
    longest: 3,
  },
  {
    name: 'a day of 25 hours is one day from its first quarter of an hour to its last',
    quarters: [watched('2026-10-24T02:00:00Z'), watched('2026-10-25T02:45:00Z')],
    timeZone: 'Europe/Madrid',
    now: '2026-10-25T02:50:00Z',
    current: 1,
    longest: 1,
  },
  {
    name: 'the hour that occurs twice belongs to one day',
    quarters: [watched('2026-10-25T00:30:00Z'), watched('2026-10-25T01:30:00Z')],
    timeZone: 'Europe/Madrid',
    now: '2026-10-25T10:00:00Z',
    current: 1,
    longest: 1,
  },
  {
    name: 'the day on which the clocks skip midnight',
    quarters: [watched('2026-09-06T06:45:00Z'), watched('2026-09-06T07:00:00Z')],
    timeZone: 'America/Santiago',
    now: '2026-09-06T08:00:00Z',
    current: 2,
    longest: 2,
  },
  {
    name: 'a clock change of half an hour on Lord Howe Island',
    quarters: [
      watched('2026-04-03T16:45:00Z'),
      watched('2026-04-03T17:00:00Z'),
      watched('2026-04-04T17:30:00Z'),
    ],
    timeZone: 'Australia/Lord_Howe',
    now: '2026-04-04T18:00:00Z',
    current: 3,
    longest: 3,
  },
  {
    name: 'a leap day counts, and so does the first day of a year',
    quarters: noons('2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'),
    timeZone: 'UTC',
    now: '2028-03-01T13:00:00Z',
    current: 3,
    longest: 3,
  },
  {
    name: 'days in the future do not count after a clock was set back',
    quarters: noons('2026-05-02', '2026-05-03', '2026-05-06', '2026-05-07', '2026-05-08'),
    timeZone: 'UTC',
    now: '2026-05-04T12:00:00Z',
    current: 2,
    longest: 2,
  },
  {
    name: 'a clock that was set back over 4:00: only the earlier day counts',
    quarters: [watched('2026-05-04T04:00:00Z'), watched('2026-05-04T03:15:00Z')],
    timeZone: 'UTC',
    now: '2026-05-04T03:20:00Z',
    current: 1,
    longest: 1,
  },
  {
    name: 'early mornings count as days of Madrid for a learner in Madrid',
    quarters: noons('2026-05-02').concat(watched('2026-05-04T02:30:00Z'), watched('2026-05-05T02:30:00Z')),
    timeZone: 'Europe/Madrid',
    now: '2026-05-05T10:00:00Z',
    current: 2,
    longest: 2,
  },
  {
    name: 'the same hours count as days of New York after the learner moved there',
    quarters: noons('2026-05-02').concat(watched('2026-05-04T02:30:00Z'), watched('2026-05-05T02:30:00Z')),
    timeZone: 'America/New_York',
    now: '2026-05-05T10:00:00Z',
    current: 3,
    longest: 3,
  },
  {
    name: 'days across the date line are those of the local date',
    quarters: [watched('2026-05-03T22:00:00Z'), watched('2026-05-04T23:00:00Z')],
    timeZone: 'Pacific/Kiritimati',
    now: '2026-05-04T23:10:00Z',
    current: 2,
    longest: 2,
  },
]

test.each(cases)('$name', ({ quarters, timeZone, now, current, longest }) => {
  const days = daysOf(quarters, timeZone)
  expect(streaksOf(days, dayIn(new Date(now), timeZone))).toEqual({ current, longest })
})
