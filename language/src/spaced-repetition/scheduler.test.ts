import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random/seeded-random.ts'
import { cardStates, type Grade, grades } from './grades.ts'
import { emptyCard, previewDue, type Review, replay, retrievability, review } from './scheduler.ts'

const start = new Date('2026-01-05T12:30:00Z')
const days = (count: number) => count * 24 * 60 * 60 * 1000
const usual = { retention: 0.9 }

/** Answers with the days since the one before. */
const reviewsAfter = (given: readonly (readonly [Grade, number])[]): Review[] => {
  let at = start.getTime()
  return given.map(([grade, after]) => {
    at += days(after)
    return { grade, at: new Date(at) }
  })
}

test('the reference memory of FSRS-6 comes out', () => {
  const memory = replay(
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
  expect(memory?.stability).toBeCloseTo(53.62691, 4)
  expect(memory?.difficulty).toBeCloseTo(6.3574867, 4)
})

test.each([
  ['again', 0.212, 6.4133],
  ['hard', 1.2931, 5.1121707],
  ['good', 2.3065, 2.118104],
  ['easy', 8.2956, 1],
] as const)('a first answer "%s" makes the reference memory', (grade, stability, difficulty) => {
  const memory = review(emptyCard(start), { grade, at: start }, usual)
  expect(memory.stability).toBeCloseTo(stability, 4)
  expect(memory.difficulty).toBeCloseTo(difficulty, 4)
})

test.each([0.7, 0.85, 0.9, 0.97])(
  'two hundred random lives are those of ts-fsrs with its own cards, at a retention of %d',
  (retention) => {
    const reference = fsrs({ request_retention: retention, enable_fuzz: true })
    for (let life = 0; life < 200; life++) {
      const random = seededRandom(`life ${life}`)
      let memory = emptyCard(start)
      let card: Card = createEmptyCard(start)
      let at = start
      for (let answer = 0; answer < 12; answer++) {
        const place = Math.floor(random() * 4)
        const grade = grades[place] as Grade
        memory = review(memory, { grade, at }, { retention })
        card = reference.next(
          card,
          at,
          [Rating.Again, Rating.Hard, Rating.Good, Rating.Easy][place] as 1,
        ).card
        expect(memory.stability).toBeCloseTo(card.stability, 4)
        expect(memory.difficulty).toBeCloseTo(card.difficulty, 4)
        expect([memory.dueAt, memory.state, memory.reps, memory.lapses]).toEqual([
          card.due,
          cardStates[card.state],
          card.reps,
          card.lapses,
        ])
        // Too early, in time and far too late.
        at = new Date(at.getTime() + (memory.dueAt.getTime() - at.getTime()) * random() * 3)
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

  test('replayed makes the memory that it made the first time', () => {
    const stepwise = log.reduce((memory, one) => review(memory, one, usual), emptyCard(start))
    expect(replay(log, usual)).toEqual(stepwise)
  })

  test('that is empty makes none', () => {
    expect(replay([], usual)).toBeNull()
  })
})

test('whoever wants to remember more is asked sooner', () => {
  const log = reviewsAfter([
    ['good', 0],
    ['good', 1],
    ['good', 5],
  ])
  const dueAt = (retention: number) => replay(log, { retention })?.dueAt.getTime() ?? 0
  expect(dueAt(0.95)).toBeLessThan(dueAt(0.9))
  expect(dueAt(0.9)).toBeLessThan(dueAt(0.75))
})

test('the better the grade, the later it is due; a preview says so beforehand', () => {
  const memory = replay(
    reviewsAfter([
      ['good', 0],
      ['good', 1],
    ]),
    usual,
  )
  if (!memory) throw new Error('there is no memory')
  const now = new Date(start.getTime() + days(6))
  const preview = previewDue(memory, now, usual)
  const due = grades.map((grade) => preview[grade].getTime())
  expect(due).toEqual(due.toSorted((one, other) => one - other))
  for (const grade of grades) expect(review(memory, { grade, at: now }, usual).dueAt).toEqual(preview[grade])
})

test('what was never asked for is due at once and remembered by nobody; then it fades', () => {
  const memory = emptyCard(start)
  expect([memory.dueAt, retrievability(memory, start)]).toEqual([start, 0])
  const known = review(memory, { grade: 'easy', at: start }, usual)
  const after = (count: number) => retrievability(known, new Date(start.getTime() + days(count)))
  expect(after(0)).toBeCloseTo(1, 5)
  expect(after(known.stability)).toBeCloseTo(0.9, 1)
  expect(after(100)).toBeLessThan(after(50))
})

test('a clock that was set back breaks nothing', () => {
  const memory = review(emptyCard(start), { grade: 'good', at: start }, usual)
  const earlier = new Date(start.getTime() - days(2))
  const after = review(memory, { grade: 'good', at: earlier }, usual)
  expect(after.dueAt.getTime()).toBeGreaterThan(earlier.getTime())
  expect(Number.isFinite(after.stability)).toBe(true)
})
