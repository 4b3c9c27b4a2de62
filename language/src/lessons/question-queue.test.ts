import { describe, expect, test } from 'vitest'
import {
  advance,
  countRightAtFirstTry,
  doneOf,
  positionOf,
  readStoredQueue,
  resumeQueueAt,
  startQueue,
  storedPosition,
} from './question-queue.ts'

const three = startQueue([0, 1, 2])
const answer = (marks: string, queue = three) =>
  [...marks].reduce((now, mark) => advance(now, mark === '+'), queue)

test.each([
  ['', [0, 1, 2], 0, 0, 3],
  ['+', [1, 2], 1, 1, 3],
  ['-', [1, 2, 0], 1, 0, 2],
  ['-+', [2, 0], 2, 1, 2],
  ['-++', [0], 2, 2, 2],
  ['-++-', [0], 2, 2, 2],
  ['-++-+', [], 2, 3, 2],
  ['+++', [], 2, 3, 3],
])('after %s: left %j, position %i, %i done, %i right at once', (marks, left, position, done, atOnce) => {
  const queue = answer(marks)
  expect([queue.left, positionOf(queue), doneOf(queue), countRightAtFirstTry(queue)]).toEqual([
    left,
    position,
    done,
    atOnce,
  ])
})

describe('a stored queue', () => {
  test.each(['', '+', '-', '-+', '-++', '-++-', '--++'])(
    'continues after %s without any difference',
    (marks) => {
      const queue = answer(marks)
      const { left, fresh, missed } = queue
      const kept: unknown = JSON.parse(JSON.stringify({ left, fresh, missed }))
      expect(readStoredQueue(kept, 3)).toEqual({ ...queue, turn: 0 })
    },
  )

  test.each([
    ['no data', null],
    ['no items left', { left: [], fresh: 0, missed: [] }],
    ['an item that the lesson does not have', { left: [3], fresh: 0, missed: [] }],
    ['half an item', { left: [0.5], fresh: 0, missed: [] }],
    ['an item twice', { left: [1, 1], fresh: 0, missed: [] }],
    ['more new items than items', { left: [1], fresh: 2, missed: [] }],
    ['a missed item that the lesson does not have', { left: [1], fresh: 0, missed: [7] }],
    ['no list of missed items', { left: [1], fresh: 0 }],
    ['a text instead of a list', { left: '1', fresh: 0, missed: [] }],
  ])('is invalid with %s', (_, kept) => {
    expect(readStoredQueue(kept, 3)).toBeUndefined()
  })
})

test('the last item is a new question each time it is repeated', () => {
  const turns = ['++', '++-', '++--'].map((marks) => answer(marks).turn)
  expect(new Set(turns).size).toBe(3)
})

test('a queue that resumes at a position counts the items before it as done', () => {
  const queue = resumeQueueAt(4, 2)
  expect([queue.left, queue.total, positionOf(queue), doneOf(queue)]).toEqual([[2, 3], 4, 2, 2])
})

test.each([
  ['0', 0],
  ['3', 3],
  ['4', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['two', undefined],
  ['', undefined],
  [null, undefined],
])('with 4 items the stored position %j is read as %s', (kept, position) => {
  expect(storedPosition(kept, 4)).toBe(position)
})
