import type { WritingNote } from '@verbena/contract/writing-check'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editBetween, fixedPart, moveNotes, movePlace, piecesOf, placeNotes } from './place-notes.ts'

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
    ['words behind', 'Mi gato negro duerme mucho.', 'gato'],
    ['a blank before', 'Mi  gato negro duerme.', 'gato'],
    ['a mark behind', 'Mi gato, negro duerme.', 'gato'],
    ['fewer words before', 'gato negro duerme.', 'gato'],
    ['words behind gone', 'Mi gato', 'gato'],
    ['nothing', before, 'gato'],
    ['its letters', 'Mi gatito negro duerme.', undefined],
    ['a letter behind', 'Mi gatos negro duerme.', undefined],
    ['a letter before', 'Mi agato negro duerme.', undefined],
    ['it is gone', 'Mi negro duerme.', undefined],
    ['everything', '', undefined],
  ])('with %s', (_, after, words) => {
    const [moved] = moveNotes([marked(before, 'gato')], before, after)
    expect(moved && after.slice(moved.start, moved.end)).toBe(words)
  })
})

test('a note that stays is always on the words that it was on', () => {
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
  ['behind', 7, 9],
  ['inside of what went', 4, 4],
])('a place %s of the edit is found again', (_, place, expected) => {
  // 'un gato' → 'un perrito'
  expect(movePlace(place, editBetween('un gat', 'un perro'))).toBe(expected)
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
  test('make the text again, with what is marked apart', () => {
    const text = 'Mi gato negro'
    const pieces = piecesOf(text, [marked(text, 'negro'), marked(text, 'Mi')])
    expect(pieces.map((piece) => [piece.text, piece.note !== null])).toEqual([
      ['Mi', true],
      [' gato ', false],
      ['negro', true],
    ])
  })

  test('of notes that overlap have the first, the longer of two that begin together', () => {
    const notes = [note(0, 4), note(0, 2), note(3, 6), note(5, 5)]
    expect(piecesOf('abcdefgh', notes).map(({ text }) => text)).toEqual(['abcd', 'efgh'])
  })
})

test('notes on the same words are told apart, and known again', () => {
  const text = 'muy muy'
  const once = placeNotes([note(0, 3), note(4, 7), note(5, 99)], text)
  expect(once.map(({ key }) => key)).toEqual(['Verbena r muy 0', 'Verbena r muy 1'])
  expect(placeNotes([note(0, 3)], text)[0]?.key).toBe(once[0]?.key)
})
