import { expect, test } from 'vitest'
import { editorTime, readEditorTime, readShift } from './editor-time.ts'

test.each([
  [0, '0:00.0'],
  [5.1, '0:05.1'],
  [65.25, '1:05.25'],
  [3665.004, '1:01:05.004'],
  [59.9996, '1:00.0'],
])('%d seconds are written as %s', (seconds, text) => {
  expect(editorTime(seconds)).toBe(text)
})

test.each([
  ['1:05.25', 65.25],
  [' 0:05,5 ', 5.5],
  ['65', 65],
  ['1:01:05', 3665],
  ['', null],
  ['1:', null],
  ['soon', null],
  ['-3', null],
  ['999:999:999999', null],
])('%j is read as %s', (text, seconds) => {
  expect(readEditorTime(text)).toBe(seconds)
})

test.each([
  ['-1.5', -1.5],
  ['−0,3', -0.3],
  ['+2', 2],
  ['a', null],
  ['', null],
  ['90000', null],
])('%j is a shift of %s', (text, seconds) => {
  expect(readShift(text)).toBe(seconds)
})
