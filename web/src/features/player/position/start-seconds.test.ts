import { expect, test } from 'vitest'
import { linkedSeconds, startSeconds, withoutLinkedSeconds } from './start-seconds.ts'

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

test.each<[string, number | null, number | null, number | null, number]>([
  ['wins over where the learner stopped', 72.5, 600, 30.25, 30.25],
  ['may be the very beginning', 72.5, 600, 0, 0],
  ['may be near the end', null, 600, 599, 599],
  ['counts in something of unknown length', 72, null, 30, 30],
  ['that is past the end does not count', 72.5, 600, 600, 72.5],
])('a moment that a link leads to %s', (_, saved, duration, asked, start) => {
  expect(startSeconds(saved, duration, asked)).toBe(start)
})

test.each([
  ['?t=72.5', 72.5],
  ['?a=b&t=0', 0],
  ['', null],
  ['?t=', null],
  ['?t=-3', null],
  ['?t=1e9', null],
  ['?t=99999999', null],
  ['?t=NaN', null],
  ['?t=<b>', null],
])('the address %s asks for %s', (search, seconds) => {
  expect(linkedSeconds(search)).toBe(seconds)
})

test.each([
  ['?t=72.5', 'tab=transcription'],
  ['?a=b&t=1&c=d', 'a=b&c=d&tab=transcription'],
  ['?t=nonsense', ''],
  ['?t=1&tab=test', 'tab=test'],
  ['?a=b', null],
])('the address %s is %j without its moment', (search, rest) => {
  expect(withoutLinkedSeconds(search)).toBe(rest)
})
