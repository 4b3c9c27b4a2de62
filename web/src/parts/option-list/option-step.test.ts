import { expect, test } from 'vitest'
import { optionStep } from './option-step.ts'

test.each([
  ['ArrowDown', 0, 1, 1],
  ['ArrowUp', 2, 1, 1],
  ['ArrowRight', 0, 1, 1],
  ['ArrowLeft', 1, 1, 0],
  ['ArrowDown', 3, 1, 3],
  ['ArrowUp', 0, 1, 0],
  ['ArrowDown', 0, 2, 2],
  ['ArrowDown', 2, 2, 2],
  ['ArrowUp', 3, 2, 1],
  ['ArrowRight', 3, 2, 3],
  ['Enter', 0, 1, null],
])('%s leads from option %i in rows of %i to %s', (key, from, columns, to) => {
  expect(optionStep(key, from, 4, columns)).toBe(to)
})
