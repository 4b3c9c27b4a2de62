import { expect, test } from 'vitest'
import { type LoopAction, type LoopState, loopReducer, noLoop } from './line-loop.ts'

const loop = (first: number, last: number): LoopState => ({ loop: { first, last }, start: null })
const starting = (start: number): LoopState => ({ loop: null, start })

test.each<[string, LoopState, LoopAction['type'], number, LoopState]>([
  ['a line is looped', noLoop, 'toggle', 3, loop(3, 3)],
  ['a looped line is let go', loop(3, 3), 'toggle', 3, noLoop],
  ['a begun stretch is let go', starting(2), 'toggle', 5, noLoop],
  ['a stretch begins', noLoop, 'start', 2, starting(2)],
  ['and ends', starting(2), 'end', 5, loop(2, 5)],
  ['chosen backwards it is the same', starting(5), 'end', 2, loop(2, 5)],
  ['an end without a beginning is one line', noLoop, 'end', 4, loop(4, 4)],
  ['a looped line grows by its end', loop(2, 2), 'end', 4, loop(2, 4)],
  ['a stretch gets another beginning', loop(2, 5), 'start', 3, loop(3, 5)],
  ['a beginning after its end is a new stretch', loop(2, 5), 'start', 7, starting(7)],
  ['a looped line gives way to the one gone to', loop(3, 3), 'jump', 6, loop(6, 6)],
  ['a stretch stays while its inside is gone to', loop(2, 5), 'jump', 4, loop(2, 5)],
  ['and ends outside', loop(2, 5), 'jump', 6, noLoop],
  ['without a loop going somewhere changes nothing', starting(1), 'jump', 6, starting(1)],
  ['everything is let go', loop(2, 5), 'off', 0, noLoop],
])('%s', (_, state, type, line, next) => {
  expect(loopReducer(state, { type, line })).toEqual(next)
})
