import { describe, expect, test } from 'vitest'
import type { WarpPath } from './dynamic-time-warping.ts'
import { placeWords, rowAt } from './place-words.ts'

/** A path through a recording that is `times` as slow as the reference. */
function steady(rows: number, times = 1): WarpPath {
  const first = Int32Array.from({ length: rows }, (_, row) => row * times)
  return { first, last: first.map((frame) => frame + times - 1), distance: new Float32Array(rows) }
}
/** Speech and silence in turn, in frames: `[speech, silence, speech, …]`. */
const speech = (...spans: number[]) =>
  Uint8Array.from(spans.flatMap((frames, index) => Array.from({ length: frames }, () => 1 - (index % 2))))
const word = (text: string, start: number, end: number) => ({ text, start, end })

test('a time of the reference gives its row, and a time outside gives the first or the last row', () => {
  const path = steady(200)
  expect([0, 0.5, 1.994, 5, -1].map((seconds) => rowAt(path, seconds))).toEqual([0, 50, 199, 199, 0])
})

test.each([
  [1, [0, 0.5, 1]],
  [2, [0, 1, 2]],
])('words follow the warp to speech that is %i times as slow', (times, [from, middle, to]) => {
  const words = [word('una', 0, 0.5), word('casa', 0.5, 1)]
  expect(placeWords(words, steady(101, times), speech(101 * times))).toEqual([
    word('una', from!, middle!),
    word('casa', middle!, to!),
  ])
})

describe('a word', () => {
  const words = [word('una', 0, 1), word('casa', 1, 2)]

  test('does not include the silence before and after it', () => {
    const [one, other] = placeWords(words, steady(201), speech(0, 30, 50, 50, 71))
    expect(one).toEqual(word('una', 0.3, 0.8))
    expect(other).toEqual(word('casa', 1.3, 2))
  })

  test('includes the silence of a consonant', () => {
    expect(placeWords(words, steady(200), speech(20, 8, 172))[0]).toEqual(word('una', 0, 1))
  })

  test('begins after a pause in its first half', () => {
    expect(placeWords(words, steady(200), speech(20, 20, 160))[0]?.start).toBeCloseTo(0.4)
  })

  test('does not begin after a pause in its second half', () => {
    expect(placeWords(words, steady(200), speech(70, 20, 110))[0]).toEqual(word('una', 0, 1))
  })

  test('ends before a pause that only the onset of the next word follows', () => {
    expect(placeWords(words, steady(200), speech(75, 20, 105))[0]?.end).toBeCloseTo(0.75)
  })
})

test('a word in silence does not end before it begins', () => {
  const placed = placeWords([word('una', 0, 0.4), word('casa', 0.4, 1)], steady(100), speech(0, 100))
  for (const { start, end } of placed) expect(end).toBeGreaterThanOrEqual(start)
  expect(placeWords([], steady(10), speech(10))).toEqual([])
})
