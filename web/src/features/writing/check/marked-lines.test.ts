import { expect, test } from 'vitest'
import { markedLines } from './marked-lines.ts'

const shown = (text: string, ...words: string[]) => {
  const notes = words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }))
  return markedLines(text, notes).map((line) =>
    line.map(({ text: piece, note, start }) => {
      expect(text.slice(start, start + piece.length)).toBe(piece)
      return note ? `[${piece}]` : piece
    }),
  )
}

test.each<[string, string[], string[][]]>([
  ['', [], [[]]],
  ['uno', [], [['uno']]],
  ['uno\ndos', ['dos'], [['uno'], ['[dos]']]],
  ['uno\n\ndos\n', ['uno'], [['[uno]'], [], ['dos'], []]],
  ['\nuno dos', ['dos'], [[], ['uno ', '[dos]']]],
  [
    'uno dos\ntres cuatro',
    ['dos\ntres'],
    [
      ['uno ', '[dos]'],
      ['[tres]', ' cuatro'],
    ],
  ],
  ['uno dos\ntres', ['dos\n'], [['uno ', '[dos]'], ['tres']]],
])('%j with marks on %j', (text, words, lines) => {
  expect(shown(text, ...words)).toEqual(lines)
})
