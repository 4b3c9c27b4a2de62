import type { Lesson } from '@verbena/content/lessons/starter-lessons'
import type { Level } from '@verbena/language/levels'
import { describe, expect, test } from 'vitest'
import { computePath, isLevelDone } from './lesson-path.ts'
import { nextLessonOf } from './lessons.service.ts'

const lesson = (id: number, level: Level, order: number) =>
  ({ id, level, order, items: Array.from({ length: 10 }) }) as unknown as Lesson
const lessons = [
  lesson(1, 'A1', 1),
  lesson(2, 'A1', 2),
  lesson(101, 'A2', 1),
  lesson(102, 'A2', 2),
  lesson(103, 'A2', 3),
  lesson(201, 'B1', 1),
]
const completed = (...ids: number[]) =>
  ids.map((lessonId) => ({ lessonId, position: 0, completedAt: new Date(0) }))

const path = ({
  done = [] as Parameters<typeof computePath>[0]['done'],
  order = [] as number[],
  level = 'A2' as Level,
} = {}) =>
  computePath({ lessons, done, orders: new Map([['A2', order]]), level }).map(
    ({ lesson: { id }, status }) => `${id} ${status}`,
  )

describe('the path of a learner', () => {
  test('opens lower levels whole, the own one lesson by lesson, and no higher one', () => {
    expect(path()).toEqual([
      '1 current',
      '2 current',
      '101 current',
      '102 locked',
      '103 locked',
      '201 locked',
    ])
  })

  test('goes on behind what is completed', () => {
    expect(path({ done: completed(101) }).slice(2, 5)).toEqual(['101 completed', '102 current', '103 locked'])
  })

  test('follows an order, and puts behind it what the order does not name', () => {
    expect(path({ order: [103, 101] }).slice(2, 5)).toEqual(['103 current', '101 locked', '102 locked'])
  })

  test('never locks what is completed, whatever the order and the level', () => {
    expect(path({ done: completed(101), order: [103, 102, 101] }).slice(2, 5)).toEqual([
      '103 current',
      '102 locked',
      '101 completed',
    ])
    expect(path({ done: completed(201), level: 'A1' }).at(-1)).toBe('201 completed')
  })

  test('an order that names lessons which are gone is as good', () => {
    expect(path({ order: [999, 102] }).slice(2, 5)).toEqual(['102 current', '101 locked', '103 locked'])
  })

  test('stops at the last item of a lesson that was longer once', () => {
    const [first] = computePath({
      lessons,
      done: [{ lessonId: 1, position: 50, completedAt: null }],
      orders: new Map(),
      level: 'A1',
    })
    expect(first?.position).toBe(9)
  })
})

describe('a level is done', () => {
  const entries = (...ids: number[]) =>
    computePath({ lessons, done: completed(...ids), orders: new Map(), level: 'A1' })

  test('when all of its lessons are', () => {
    expect(isLevelDone(entries(1), 'A1')).toBe(false)
    expect(isLevelDone(entries(1, 2), 'A1')).toBe(true)
  })

  test('never without lessons', () => {
    expect(isLevelDone([], 'A1')).toBe(false)
  })
})

describe('behind a lesson comes', () => {
  const nextBehind = (id: number, done: number[], order: number[] = [], level: Level = 'A2') => {
    const entries = computePath({
      lessons,
      done: completed(...done),
      orders: new Map([['A2', order]]),
      level,
    })
    const entry = entries.find((one) => one.lesson.id === id)
    return entry && nextLessonOf({ entries, entry })
  }

  test.each([
    ['the next, which opens', 101, [], [], 102],
    ['the next that is not done', 101, [102], [], 103],
    ['of one that was done before the one that is open', 101, [101, 102], [], 103],
    ['of one that was done before the one after it, where all are done', 101, [101, 102, 103], [], 102],
    ['of one in another order the one that is open, not the locked one', 101, [101], [103, 101, 102], 103],
    ['nothing at the end', 103, [101, 102], [], null],
    ['nothing at the end, done once more', 103, [101, 102, 103], [], null],
  ])('%s', (_, id, done, order, next) => {
    expect(nextBehind(id, done, order)).toBe(next)
  })

  test('of a higher level, done before the level was lowered, nothing that is locked', () => {
    expect(nextBehind(101, [101], [], 'A1')).toBeNull()
  })
})
