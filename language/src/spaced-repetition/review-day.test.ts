import { describe, expect, test } from 'vitest'
import type { Grade } from './grades.ts'
import { type Review, replay } from './scheduler.ts'

// The reference is written from the published formulas of FSRS-6 and from the times on the learner's clock, which each
// case states with their distance from UTC. It uses nothing of the scheduler.

/** The default parameters of FSRS-6. */
const w = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
  1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const
const gradeNumber: Record<Grade, number> = { again: 1, hard: 2, good: 3, easy: 4 }
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const initialDifficulty = (grade: number) => w[4] - Math.exp((grade - 1) * w[5]) + 1

type Memory = { stability: number; difficulty: number }

function remembered({ stability, difficulty }: Memory, days: number, grade: number): number {
  if (days === 0) {
    const growth = Math.exp(w[17] * (grade - 3 + w[18])) * stability ** -w[19]
    return stability * (grade >= 2 ? Math.max(1, growth) : growth)
  }
  const factor = 0.9 ** (-1 / w[20]) - 1
  const recall = (1 + (factor * days) / stability) ** -w[20]
  if (grade === 1) {
    const forgotten =
      w[11] * difficulty ** -w[12] * ((stability + 1) ** w[13] - 1) * Math.exp((1 - recall) * w[14])
    return Math.min(forgotten, stability / Math.exp(w[17] * w[18]))
  }
  const bonus = (grade === 2 ? w[15] : 1) * (grade === 4 ? w[16] : 1)
  const growth =
    Math.exp(w[8]) * (11 - difficulty) * stability ** -w[9] * Math.expm1((1 - recall) * w[10]) * bonus
  return stability * (1 + growth)
}

function harder(difficulty: number, grade: number): number {
  const changed = difficulty + (-w[6] * (grade - 3) * (10 - difficulty)) / 9
  return clamp(w[7] * initialDifficulty(4) + (1 - w[7]) * changed, 1, 10)
}

/** The number of a learner's day on their clock, `2026-03-29T03:59+02:00`; the Julian day, less one before 4:00. */
function dayNumber(clock: string): number {
  const [year, month, day] = clock.slice(0, 10).split('-').map(Number) as [number, number, number]
  const isBeforeMarch = month < 3 ? 1 : 0
  const [y, m] = [year + 4800 - isBeforeMarch, month + 12 * isBeforeMarch - 3]
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  const julian = day + Math.floor((153 * m + 2) / 5) + 365 * y + leapDays - 32045
  return clock.slice(11, 13) < '04' ? julian - 1 : julian
}

type Answer = readonly [grade: Grade, clock: string, timeZone: string]

function reference(answers: readonly Answer[]): Memory {
  let memory: Memory | null = null
  let last = 0
  for (const [given, clock] of answers) {
    const [grade, day] = [gradeNumber[given], dayNumber(clock)]
    memory = memory
      ? {
          stability: remembered(memory, Math.max(0, day - last), grade),
          difficulty: harder(memory.difficulty, grade),
        }
      : { stability: w[grade - 1] ?? 0, difficulty: clamp(initialDifficulty(grade), 1, 10) }
    last = day
  }
  if (!memory) throw new Error('there are no answers')
  return memory
}

const madrid = 'Europe/Madrid'
const newYork = 'America/New_York'
const auckland = 'Pacific/Auckland'
const kathmandu = 'Asia/Kathmandu'
const good = (clock: string, timeZone: string): Answer => ['good', clock, timeZone]

const cases: Record<string, readonly Answer[]> = {
  'eleven minutes over midnight UTC, in the afternoon of New York': [
    good('2026-01-05T18:55-05:00', newYork),
    good('2026-01-05T19:06-05:00', newYork),
  ],
  'eleven minutes over midnight on the learner’s clock': [
    good('2026-01-05T23:55+01:00', madrid),
    good('2026-01-06T00:06+01:00', madrid),
  ],
  'eleven minutes over 4:00 on the learner’s clock': [
    good('2026-01-06T03:55+01:00', madrid),
    good('2026-01-06T04:06+01:00', madrid),
  ],
  'a late evening and the next morning': [
    good('2026-01-06T01:30+01:00', madrid),
    good('2026-01-06T09:00+01:00', madrid),
    good('2026-01-09T00:30+01:00', madrid),
    ['hard', '2026-01-09T12:00+01:00', madrid],
  ],
  'the night in which the clocks go forward, with 23 hours': [
    good('2026-03-28T03:30+01:00', madrid),
    good('2026-03-29T03:30+02:00', madrid),
    good('2026-03-29T04:00+02:00', madrid),
    good('2026-04-02T04:30+02:00', madrid),
  ],
  'the night in which the clocks go back, the same hour twice': [
    good('2026-10-25T02:30+02:00', madrid),
    good('2026-10-25T02:30+01:00', madrid),
    good('2026-10-25T03:59+01:00', madrid),
    good('2026-10-25T04:00+01:00', madrid),
    ['again', '2026-10-28T23:00+01:00', madrid],
  ],
  'clocks that change in the southern hemisphere, ahead of UTC': [
    good('2026-04-04T23:00+13:00', auckland),
    good('2026-04-05T05:00+12:00', auckland),
    good('2026-04-08T03:00+12:00', auckland),
    ['easy', '2026-09-27T04:10+13:00', auckland],
  ],
  'a time zone with quarters of an hour': [
    good('2026-02-28T03:50+05:45', kathmandu),
    good('2026-02-28T04:05+05:45', kathmandu),
    good('2026-03-02T03:50+05:45', kathmandu),
  ],
  'the end of a year and a leap day': [
    good('2027-12-31T22:00+00:00', 'UTC'),
    good('2028-01-01T03:00+00:00', 'UTC'),
    good('2028-02-28T12:00+00:00', 'UTC'),
    good('2028-03-01T12:00+00:00', 'UTC'),
  ],
  'a learner who flies east, and whose nights are shorter': [
    good('2026-05-04T20:00-04:00', newYork),
    good('2026-05-05T10:00+02:00', madrid),
    good('2026-05-08T10:00+02:00', madrid),
  ],
  'a learner who flies over the date line to the day before': [
    good('2026-05-05T08:00+12:00', auckland),
    good('2026-05-04T16:30-04:00', newYork),
    ['again', '2026-05-07T16:30-04:00', newYork],
    good('2026-05-07T16:50-04:00', newYork),
  ],
  'a card that is forgotten after months': [
    good('2026-01-05T20:00+01:00', madrid),
    good('2026-01-07T00:10+01:00', madrid),
    good('2026-01-20T21:00+01:00', madrid),
    ['again', '2026-07-01T03:15+02:00', madrid],
    good('2026-07-01T03:26+02:00', madrid),
    good('2026-07-03T23:00+02:00', madrid),
  ],
}

describe('a card equals FSRS-6 with the days of the learner', () => {
  test.each(Object.entries(cases))('%s', (_, answers) => {
    const reviews = answers.map(
      ([grade, clock, timeZone]): Review => ({ grade, at: new Date(clock), timeZone }),
    )
    // The clock of each case shows the time of its time zone.
    for (const [, clock, timeZone] of answers)
      expect(new Date(clock).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T').slice(0, 16)).toBe(
        clock.slice(0, 16),
      )
    for (let length = 1; length <= answers.length; length++) {
      const card = replay(reviews.slice(0, length), { retention: 0.9 })
      const { stability, difficulty } = reference(answers.slice(0, length))
      expect(card?.stability, `stability after ${length}`).toBeCloseTo(stability, 4)
      expect(card?.difficulty, `difficulty after ${length}`).toBeCloseTo(difficulty, 4)
    }
  })
})

test('two good answers eleven minutes apart over midnight UTC stay on one day', () => {
  const timeZone = newYork
  const card = replay(
    [
      { grade: 'good', at: new Date('2026-01-05T23:55:00Z'), timeZone },
      { grade: 'good', at: new Date('2026-01-06T00:06:00Z'), timeZone },
    ],
    { retention: 0.9 },
  )
  expect(card?.stability).toBeCloseTo(2.3065, 4)
})

test.each([
  ['over the clocks that go forward', '2026-03-27T03:30+01:00', madrid],
  ['over the clocks that go back', '2026-10-23T04:10+02:00', madrid],
  ['late in the evening', '2026-05-04T23:50-04:00', newYork],
])('a card is due on the day that lies its interval after the answer, %s', (_, clock, timeZone) => {
  const card = replay([{ grade: 'easy', at: new Date(clock), timeZone }], { retention: 0.9 })
  const due = card?.dueAt.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T') ?? ''
  expect(dayNumber(due) - dayNumber(clock)).toBe(card?.scheduledDays)
})
