import { expect, test } from 'vitest'
import { contextOf, placeInContext } from './context-of.ts'

const lines = [{ text: 'Uno.' }, { text: ' Dos,\ndos. ' }, { text: '' }, { text: 'Cuatro.' }]

test.each([
  ['the first line has no line before it', 0, 'Uno. Dos, dos.'],
  ['a line between two', 1, 'Uno. Dos, dos.'],
  ['an empty line leaves no double space', 2, 'Dos, dos. Cuatro.'],
  ['the last line has no line after it', 3, 'Cuatro.'],
  ['a line that does not exist', 9, ''],
])('%s', (_, index, context) => {
  expect(contextOf(lines, index)).toBe(context)
})

test.each([
  ['in the first line', 0, 0, 0],
  ['after another line', 1, 1, 10],
  ['in a line after an empty line', 3, 0, 0],
  ['that the line does not have', 1, 2, undefined],
  ['of a line that does not exist', 9, 0, undefined],
])('the offset in the context of a word %s', (_, line, word, start) => {
  expect(placeInContext(lines, { line, word, language: 'es' })).toBe(start)
})
