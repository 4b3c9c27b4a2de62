import { expect, test } from 'vitest'
import { phraseStep, stepInRow, wordStep } from './word-navigation.ts'

const words = [3, 0, 5, 2]
const counts = { lineCount: words.length, wordCount: (line: number) => words[line] ?? 0 }

test.each([
  ['the next word', 'ArrowRight', { line: 0, word: 1 }, { line: 0, word: 2 }],
  ['over a line without words', 'ArrowRight', { line: 0, word: 2 }, { line: 2, word: 0 }],
  ['the word before', 'ArrowLeft', { line: 2, word: 1 }, { line: 2, word: 0 }],
  ['the end of the line before', 'ArrowLeft', { line: 2, word: 0 }, { line: 0, word: 2 }],
  ['down into a shorter line', 'ArrowDown', { line: 2, word: 4 }, { line: 3, word: 1 }],
  ['up over a line without words', 'ArrowUp', { line: 2, word: 1 }, { line: 0, word: 1 }],
  ['the first word of the line', 'Home', { line: 2, word: 3 }, { line: 2, word: 0 }],
  ['the last word of the line', 'End', { line: 2, word: 1 }, { line: 2, word: 4 }],
  ['nowhere, before the first word', 'ArrowLeft', { line: 0, word: 0 }, { line: 0, word: 0 }],
  ['nowhere, after the last', 'ArrowRight', { line: 3, word: 1 }, { line: 3, word: 1 }],
])('leads to %s', (_, key, from, to) => {
  expect(wordStep(key, from, counts)).toEqual(to)
})

test('another key is no step', () => {
  expect(wordStep('a', { line: 0, word: 0 }, counts)).toBeNull()
})

test.each([
  ['by a word', 'ArrowRight', { line: 2, word: 1 }, { line: 2, word: 2 }],
  ['back by a word', 'ArrowLeft', { line: 2, word: 1 }, { line: 2, word: 0 }],
  ['to the end of its line', 'End', { line: 2, word: 1 }, { line: 2, word: 4 }],
  ['no further than its line', 'ArrowRight', { line: 0, word: 2 }, { line: 0, word: 2 }],
  ['into no other line', 'ArrowDown', { line: 2, word: 1 }, { line: 2, word: 1 }],
])('a phrase grows %s', (_, key, from, to) => {
  expect(phraseStep(key, from, counts)).toEqual(to)
})

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['a', 1, null],
  ['ArrowDown', 1, null],
])('in a row of words %s moves from %d to %s', (key, from, to) => {
  expect(stepInRow(key, from, 5)).toBe(to)
})

test('in a text without words no key moves the focus', () => {
  expect(stepInRow('End', 0, 0)).toBeNull()
})
