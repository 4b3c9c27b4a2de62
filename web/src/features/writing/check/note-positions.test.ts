import type { WritingNote } from '@verbena/contract/writing/writing-check'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editBetween, fixedPart, moveNotes, moveOffset, piecesOf, placeNotes } from './note-positions.ts'

const note = (start: number, end: number): WritingNote => ({
  kind: 'grammar',
  start,
  end,
  message: 'm',
  messageIn: 'en',
  fixes: [],
  weight: 'mistake',
  rule: 'r',
  source: 'Verbena',
})
const marked = (text: string, words: string) => {
  const start = text.indexOf(words)
  return note(start, start + words.length)
}

describe('a note on "gato" moves', () => {
  const before = 'Mi gato negro duerme.'
  test.each([
    ['words before', 'Hoy mi gato negro duerme.', 'gato'],
    ['words after', 'Mi gato negro duerme mucho.', 'gato'],
    ['a blank before', 'Mi  gato negro duerme.', 'gato'],
    ['a comma after', 'Mi gato, negro duerme.', 'gato'],
    ['fewer words before', 'gato negro duerme.', 'gato'],
    ['words after removed', 'Mi gato', 'gato'],
    ['nothing', before, 'gato'],
    ['its letters', 'Mi gatito negro duerme.', undefined],
    ['a letter after', 'Mi gatos negro duerme.', undefined],
    ['a letter before', 'Mi agato negro duerme.', undefined],
    ['the word removed', 'Mi negro duerme.', undefined],
    ['everything', '', undefined],
  ])('with %s', (_, after, words) => {
    const [moved] = moveNotes([marked(before, 'gato')], before, after)
    expect(moved && after.slice(moved.start, moved.end)).toBe(words)
  })
})

test('a note that remains is always on its original words', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '.', 'é')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, fc.nat(), fc.nat(), (before, after, from, length) => {
      const start = before.length === 0 ? 0 : from % before.length
      const end = Math.min(before.length, start + 1 + (length % 5))
      for (const moved of moveNotes([{ start, end }], before, after))
        expect(after.slice(moved.start, moved.end)).toBe(before.slice(start, end))
    }),
  )
})

test.each([
  ['before', 0, 0],
  ['after', 7, 9],
  ['inside the removed text', 4, 4],
])('an offset %s the edit is moved with it', (_, offset, expected) => {
  // 'un gato' → 'un perrito'
  expect(moveOffset(offset, editBetween('un gat', 'un perro'))).toBe(expected)
})

describe('a fix', () => {
  test.each([
    ['Yo soy muy muy alto', 'muy', '', 'Yo soy muy alto'],
    ['Me gusta el', 'el', '', 'Me gusta'],
    ['La casa, la grande.', 'la grande', 'grande', 'La casa, grande.'],
    ['Vamos ya, Ana', 'ya', '', 'Vamos, Ana'],
    ['El agua', 'El', '', 'agua'],
    ['no,sí', 'no', '', ',sí'],
  ])('in %j of %j is %j', (text, words, fix, expected) => {
    const part = fixedPart(text, marked(text, words), fix)
    expect(text.slice(0, part.start) + part.fix + text.slice(part.end)).toBe(expected)
  })
})

describe('pieces', () => {
  test('join to the text, with marked words apart', () => {
    const text = 'Mi gato negro'
    const pieces = piecesOf(text, [marked(text, 'negro'), marked(text, 'Mi')])
    expect(pieces.map((piece) => [piece.text, piece.note !== null])).toEqual([
      ['Mi', true],
      [' gato ', false],
      ['negro', true],
    ])
  })

  test('of overlapping notes show the first, or the longer of two with one start', () => {
    const notes = [note(0, 4), note(0, 2), note(3, 6), note(5, 5)]
    expect(piecesOf('abcdefgh', notes).map(({ text }) => text)).toEqual(['abcd', 'efgh'])
  })
})

test('notes on the same words have different keys, which stay the same', () => {
  const text = 'muy muy'
  const once = placeNotes([note(0, 3), note(4, 7), note(5, 99)], text)
  expect(once.map(({ key }) => key)).toEqual(['Verbena r muy 0', 'Verbena r muy 1'])
  expect(placeNotes([note(0, 3)], text)[0]?.key).toBe(once[0]?.key)
})
