import { expect, test } from 'vitest'
import { isMajorDeletion } from './is-major-deletion.ts'

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `palabra${from + index}`).join(' ')

test.each([
  ['a word more', words(0, 20), `${words(0, 20)} más`, false],
  ['everything gone', words(0, 20), '', true],
  ['half of it gone', words(0, 20), words(0, 10), false],
  ['more than half of it gone', words(0, 20), words(0, 9), true],
  ['another text of the same length', words(0, 20), words(20, 40), true],
  ['the same words in another order', words(0, 20), words(0, 20).split(' ').reverse().join('\n'), false],
  ['a word once that stood there often', 'sí '.repeat(20), 'sí', true],
  ['a short note gone', 'Hola, ¿qué tal?', '', false],
])('%s', (_, before, after, isMuch) => {
  expect(isMajorDeletion(before, after)).toBe(isMuch)
})
