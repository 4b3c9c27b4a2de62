import { expect, test } from 'vitest'
import { contextOf } from './context-of.ts'

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
