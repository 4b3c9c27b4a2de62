import { expect, test } from 'vitest'
import { shiftSegments } from './shift-segments.ts'

const segments = [{ text: 'Hola', start: 1, duration: 2, words: [{ text: 'Hola', start: 1, end: 1.5 }] }]

test('lines and their words move together, and stay as long', () => {
  expect(shiftSegments(segments, -1.5)).toEqual([
    { text: 'Hola', start: -0.5, duration: 2, words: [{ text: 'Hola', start: -0.5, end: 0 }] },
  ])
})

test('without an offset nothing is copied', () => {
  expect(shiftSegments(segments, 0)).toBe(segments)
})
