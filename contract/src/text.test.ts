import { expect, test } from 'vitest'
import { text } from './text.ts'

test.each([
  ['words and blanks', 'el  perro', true],
  ['several lines', 'uno\ndos\ttres', true],
  ['a whole surrogate pair', 'perro 🐕', true],
  ['only blanks', '   ', false],
  ['more than the maximum', 'x'.repeat(13), false],
  ['as much as the maximum between blanks', `  ${'x'.repeat(12)} `, true],
  ['NUL', 'el\0perro', false],
  ['NUL alone', '\0', false],
  ['the first half of a pair alone', 'perro \ud83d', false],
  ['the second half of a pair alone', '\udc15 perro', false],
  ['the halves in the wrong order', '\udc15\ud83d', false],
])('text with %s', (_name, value, isAccepted) => {
  expect(text({ min: 1, max: 12 }).safeParse(value).success).toBe(isAccepted)
})

test('removes blanks at both ends unless they are to be kept', () => {
  expect(text({ max: 12 }).parse(' hola ')).toBe('hola')
  expect(text({ max: 12, trim: false }).parse(' hola ')).toBe(' hola ')
  expect(text({ max: 12 }).parse('')).toBe('')
})
