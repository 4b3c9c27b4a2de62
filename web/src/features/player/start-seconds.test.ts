import { expect, test } from 'vitest'
import { startSeconds } from './start-seconds.ts'

test.each<[string, number | null, number | null, number]>([
  ['where the learner stopped', 72.5, 600, 72.5],
  ['at the beginning, if that is where they stopped', 0, 600, 0],
  ['where they stopped in something of unknown length', 72, null, 72],
  ['at the beginning again after the end', 599, 600, 0],
  ['at 15 seconds when never opened', null, 600, 15],
  ['at 15 seconds when never opened and of unknown length', null, null, 15],
  ['at the beginning of a short item', null, 59, 0],
])('starts %s', (_, saved, duration, start) => {
  expect(startSeconds(saved, duration)).toBe(start)
})
