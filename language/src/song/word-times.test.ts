import { expect, test } from 'vitest'
import { tokenise } from '../text/tokenise.ts'
import { wordTimes } from './word-times.ts'

const line = (text: string) => tokenise(text, 'es')

test('words keep their own times, without the time of punctuation', () => {
  const words = [
    { text: '¡A', start: 1, end: 2 },
    { text: 'dormir', start: 2.5, end: 4 },
  ]
  expect(wordTimes(line('¡A dormir!'), words)).toEqual([
    { start: 1.5, end: 2 },
    { start: 2.5, end: 4 },
  ])
})

test('words with one common time divide it by their letters', () => {
  expect(wordTimes(line('Ya es'), [{ text: 'Ya es', start: 1, end: 2 }])).toEqual([
    { start: 1, end: 1.4 },
    { start: 1.6, end: 2 },
  ])
})

test('a word that is sung in pieces lasts from the first piece to the last', () => {
  const pieces = [
    { text: 'co', start: 0, end: 1 },
    { text: 'ra', start: 1, end: 2 },
    { text: 'zón', start: 2, end: 5 },
  ]
  expect(wordTimes(line('corazón'), pieces)).toEqual([{ start: 0, end: 5 }])
})

test('a repeated word has the time of its place', () => {
  const words = ['no', 'y', 'no'].map((text, at) => ({ text, start: at, end: at + 1 }))
  expect(wordTimes(line('no y no'), words)?.map(({ start }) => start)).toEqual([0, 1, 2])
})

test.each([
  ['a word has no time', 'una luna', [{ text: 'una', start: 0, end: 1 }]],
  ['a piece is not in the line', 'luna', [{ text: 'sol', start: 0, end: 1 }]],
  ['there are no pieces', 'luna', []],
])('there are no times if %s', (_, text, words) => {
  expect(wordTimes(line(text), words)).toBeNull()
})
