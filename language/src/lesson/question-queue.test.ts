import { expect, test } from 'vitest'
import {
  doneOf,
  goOn,
  keptPosition,
  positionOf,
  resumeQueue,
  rightAtOnce,
  startQueue,
} from './question-queue.ts'

const three = startQueue([0, 1, 2])
const answer = (marks: string, queue = three) =>
  [...marks].reduce((now, mark) => goOn(now, mark === '+'), queue)

test.each([
  ['', [0, 1, 2], 0, 0, 3],
  ['+', [1, 2], 1, 1, 3],
  ['-', [1, 2, 0], 1, 0, 2],
  ['-+', [2, 0], 2, 1, 2],
  ['-++', [0], 2, 2, 2],
  ['-++-', [0], 2, 2, 2],
  ['-++-+', [], 2, 3, 2],
  ['+++', [], 2, 3, 3],
])('after %s there are left %j, at place %i; %i done, %i at once', (marks, left, position, done, atOnce) => {
  const queue = answer(marks)
  expect([queue.left, positionOf(queue), doneOf(queue), rightAtOnce(queue)]).toEqual([
    left,
    position,
    done,
    atOnce,
  ])
})

test('what is resumed asks first what was not asked yet, then what was wrong', () => {
  const queue = resumeQueue(4, 2, [2, 3, 0])
  expect([queue.fresh, queue.missed, positionOf(queue)]).toEqual([2, [0], 2])
  expect(answer('+++', queue).left).toEqual([])
})

test('where only mistakes were left, they alone come again', () => {
  const queue = resumeQueue(4, 3, [1, 0])
  expect([queue.fresh, positionOf(queue), doneOf(queue)]).toEqual([0, 3, 2])
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
])('of 4 items the kept position %j is read as %s', (kept, position) => {
  expect(keptPosition(kept, 4)).toBe(position)
})
