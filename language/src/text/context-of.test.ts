import { expect, test } from 'vitest'
import { contextOf, placeInContext } from './context-of.ts'

const lines = [{ text: 'Uno.' }, { text: ' Dos,\ndos. ' }, { text: '' }, { text: 'Cuatro.' }]

test.each([
  ['the first line has none before', 0, 'Uno. Dos, dos.'],
  ['a line between two', 1, 'Uno. Dos, dos.'],
  ['an empty line leaves no double space', 2, 'Dos, dos. Cuatro.'],
  ['the last line has none after', 3, 'Cuatro.'],
  ['a line that does not exist', 9, ''],
])('%s', (_, index, context) => {
  expect(contextOf(lines, index)).toBe(context)
})

test.each([
  ['in the first line', 0, 0, 0],
  ['behind another line', 1, 1, 10],
  ['in a line behind an empty one', 3, 0, 0],
  ['a word that is not there', 1, 2, undefined],
  ['a line that is not there', 9, 0, undefined],
])('a word %s begins where the context says it', (_, line, word, start) => {
  expect(placeInContext(lines, { line, word, language: 'es' })).toBe(start)
})
