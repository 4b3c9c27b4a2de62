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

describe('the learning path', () => {
  test('opens all lessons of lower levels, one of the learner’s level, and none of higher levels', () => {
    expect(path()).toEqual([
      '1 current',
      '2 current',
      '101 current',
      '102 locked',
      '103 locked',
      '201 locked',
    ])
  })

  test('continues after the completed lessons', () => {
    expect(path({ done: completed(101) }).slice(2, 5)).toEqual(['101 completed', '102 current', '103 locked'])
  })

  test('follows an order, and the lessons that it does not name come last', () => {
    expect(path({ order: [103, 101] }).slice(2, 5)).toEqual(['103 current', '101 locked', '102 locked'])
  })

  test('never locks a completed lesson, whatever the order and the level', () => {
    expect(path({ done: completed(101), order: [103, 102, 101] }).slice(2, 5)).toEqual([
      '103 current',
      '102 locked',
      '101 completed',
    ])
    expect(path({ done: completed(201), level: 'A1' }).at(-1)).toBe('201 completed')
  })

  test('skips lessons of the order that no longer exist', () => {
    expect(path({ order: [999, 102] }).slice(2, 5)).toEqual(['102 current', '101 locked', '103 locked'])
  })

  test('limits the position to the last item of a lesson that became shorter', () => {
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

  test('when all of its lessons are completed', () => {
    expect(isLevelDone(entries(1), 'A1')).toBe(false)
    expect(isLevelDone(entries(1, 2), 'A1')).toBe(true)
  })

  test('never if it has no lessons', () => {
    expect(isLevelDone([], 'A1')).toBe(false)
  })
})

describe('the next lesson', () => {
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
    ['is the following one, which opens', 101, [], [], 102],
    ['is the first following one that is not completed', 101, [102], [], 103],
    ['after a completed one is the open one', 101, [101, 102], [], 103],
    ['is the following one if all are completed', 101, [101, 102, 103], [], 102],
    ['in another order is the open one, not the locked one', 101, [101], [103, 101, 102], 103],
    ['does not exist after the last one', 103, [101, 102], [], null],
    ['does not exist after the last one, also when all are completed', 103, [101, 102, 103], [], null],
  ])('%s', (_, id, done, order, next) => {
    expect(nextBehind(id, done, order)).toBe(next)
  })

  test('is never a locked one of a level above the learner’s', () => {
    expect(nextBehind(101, [101], [], 'A1')).toBeNull()
  })
})
