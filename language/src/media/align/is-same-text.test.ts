import { expect, test } from 'vitest'
import { isSameText } from './is-same-text.ts'

const line = (cost: number, seconds = 3) => ({ start: 0, end: seconds, cost, words: [] })

test.each([
  ['all lines are heard', [line(0.5), line(0.7)], true],
  ['most lines are heard', [line(0.5), line(0.7), line(1.2)], true],
  ['few lines are heard', [line(0.5), line(0.95), line(1.2)], false],
  ['only short lines are heard', [line(0.5, 0.2), line(0.5, 0.2), line(0.95, 20)], false],
  ['no line has a duration', [line(0.5, 0), line(0.5, 0)], false],
  ['there are no lines', [], false],
])('the text is the same when %s: %s', (_, lines, expected) => {
  expect(isSameText(lines)).toBe(expected)
})
