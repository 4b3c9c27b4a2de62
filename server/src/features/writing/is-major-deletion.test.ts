import { expect, test } from 'vitest'
import { isMajorDeletion } from './is-major-deletion.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `palabra${from + index}`).join(' ')

test.each([
  ['an added word', words(0, 20), `${words(0, 20)} más`, false],
  ['everything deleted', words(0, 20), '', true],
  ['half of it deleted', words(0, 20), words(0, 10), false],
  ['more than half of it deleted', words(0, 20), words(0, 9), true],
  ['another text of the same length', words(0, 20), words(20, 40), true],
  ['the same words in another order', words(0, 20), words(0, 20).split(' ').reverse().join('\n'), false],
  ['repetitions of a word deleted', 'sí '.repeat(20), 'sí', true],
  ['a short text deleted', 'Hola, ¿qué tal?', '', false],
])('%s', (_, before, after, isMuch) => {
  expect(isMajorDeletion(before, after)).toBe(isMuch)
})
