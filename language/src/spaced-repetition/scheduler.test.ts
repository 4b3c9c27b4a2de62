import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random/seeded-random.ts'
import { midnightUtcZone } from './calendar-day.ts'
import { cardStates, type Grade, grades } from './grades.ts'
import { emptyCard, previewDue, type Review, replay, retrievability, review } from './scheduler.ts'

const start = new Date('2026-01-05T12:30:00Z')
const days = (count: number) => count * 24 * 60 * 60 * 1000
const usual = { retention: 0.9 }
/** Where days begin at midnight UTC, as those of ts-fsrs do. */
const timeZone = midnightUtcZone

/** Reviews, each with the days since the review before. */
const reviewsAfter = (given: readonly (readonly [Grade, number])[]): Review[] => {
  let at = start.getTime()
  return given.map(([grade, after]) => {
    at += days(after)
    return { grade, at: new Date(at), timeZone }
  })
}

test('a card after six reviews equals the FSRS-6 reference', () => {
  const card = replay(
    reviewsAfter([
      ['again', 0],
      ['good', 0],
      ['good', 1],
      ['good', 3],
      ['good', 8],
      ['good', 21],
    ]),
    usual,
  )
  expect(card?.stability).toBeCloseTo(53.62691, 4)
  expect(card?.difficulty).toBeCloseTo(6.3574867, 4)
})

test.each([
  ['again', 0.212, 6.4133],
  ['hard', 1.2931, 5.1121707],
  ['good', 2.3065, 2.118104],
  ['easy', 8.2956, 1],
] as const)('a card after the first answer "%s" equals the reference', (grade, stability, difficulty) => {
  const card = review(emptyCard(start), { grade, at: start, timeZone }, usual)
  expect(card.stability).toBeCloseTo(stability, 4)
  expect(card.difficulty).toBeCloseTo(difficulty, 4)
})

test.each([0.7, 0.85, 0.9, 0.97])(
  'two hundred cards with random reviews equal those of ts-fsrs at a retention of %d',
  (retention) => {
    const reference = fsrs({ request_retention: retention, enable_fuzz: true })
    for (let life = 0; life < 200; life++) {
      const random = seededRandom(`life ${life}`)
      let card = emptyCard(start)
      let expected: Card = createEmptyCard(start)
      let at = start
      for (let answer = 0; answer < 12; answer++) {
        const place = Math.floor(random() * 4)
        const grade = grades[place] as Grade
        card = review(card, { grade, at, timeZone }, { retention })
        expected = reference.next(
          expected,
          at,
          [Rating.Again, Rating.Hard, Rating.Good, Rating.Easy][place] as 1,
        ).card
        expect(card.stability).toBeCloseTo(expected.stability, 4)
        expect(card.difficulty).toBeCloseTo(expected.difficulty, 4)
        expect([card.dueAt, card.state, card.reps, card.lapses]).toEqual([
          expected.due,
          cardStates[expected.state],
          expected.reps,
          expected.lapses,
        ])
        // Reviews are too early, in time or far too late.
        at = new Date(at.getTime() + (card.dueAt.getTime() - at.getTime()) * random() * 3)
      }
    }
  },
)

describe('a log of answers', () => {
  const log = reviewsAfter([
    ['good', 0],
    ['good', 0.01],
    ['again', 3],
    ['hard', 0.5],
    ['easy', 4],
  ])

  test('gives the same card when it is replayed', () => {
    const stepwise = log.reduce((card, one) => review(card, one, usual), emptyCard(start))
    expect(replay(log, usual)).toEqual(stepwise)
  })

  test('that is empty gives no card', () => {
    expect(replay([], usual)).toBeNull()
  })
})

test('a higher retention makes cards due sooner', () => {
  const log = reviewsAfter([
    ['good', 0],
    ['good', 1],
    ['good', 5],
  ])
  const dueAt = (retention: number) => replay(log, { retention })?.dueAt.getTime() ?? 0
  expect(dueAt(0.95)).toBeLessThan(dueAt(0.9))
  expect(dueAt(0.9)).toBeLessThan(dueAt(0.75))
})

test('a better grade makes the card due later, and a preview gives the same times', () => {
  const card = replay(
    reviewsAfter([
      ['good', 0],
      ['good', 1],
    ]),
    usual,
  )
  if (!card) throw new Error('there is no card')
  const now = new Date(start.getTime() + days(6))
  const preview = previewDue(card, { at: now, timeZone }, usual)
  const due = grades.map((grade) => preview[grade].getTime())
  expect(due).toEqual(due.toSorted((one, other) => one - other))
  for (const grade of grades)
    expect(review(card, { grade, at: now, timeZone }, usual).dueAt).toEqual(preview[grade])
})

test('a new card is due at once; after a review its retrievability falls with time', () => {
  const card = emptyCard(start)
  expect([card.dueAt, retrievability(card, { at: start, timeZone })]).toEqual([start, 0])
  const known = review(card, { grade: 'easy', at: start, timeZone }, usual)
  const after = (count: number) =>
    retrievability(known, { at: new Date(start.getTime() + days(count)), timeZone })
  expect(after(0)).toBeCloseTo(1, 5)
  expect(after(known.stability)).toBeCloseTo(0.9, 1)
  expect(after(100)).toBeLessThan(after(50))
})

test('a review before the last review gives a valid card', () => {
  const card = review(emptyCard(start), { grade: 'good', at: start, timeZone }, usual)
  const earlier = new Date(start.getTime() - days(2))
  const after = review(card, { grade: 'good', at: earlier, timeZone }, usual)
  expect(after.dueAt.getTime()).toBeGreaterThan(earlier.getTime())
  expect(Number.isFinite(after.stability)).toBe(true)
})
