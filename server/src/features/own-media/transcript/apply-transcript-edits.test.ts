import { expect, test } from 'vitest'
import type { Segments } from '../own-media.queries.ts'
import { applyTranscriptEdits } from './apply-transcript-edits.ts'

const lines: Segments = [
  {
    text: 'uno dos',
    start: 1,
    duration: 2,
    translations: { en: 'one two' },
    words: [
      { text: 'uno', start: 1, end: 2 },
      { text: 'dos', start: 2, end: 3 },
    ],
  },
  { text: 'tres', start: 4, duration: 1, speaker: 'Ana', translations: {}, words: [] },
]
const linesOf = (segments: Segments | null) =>
  segments?.map(({ text, start, duration }) => [text, start, duration])

test('a line with a new text loses its translations and word times', () => {
  const [line] =
    applyTranscriptEdits(lines, [{ kind: 'change', line: 0, text: 'uno y dos', start: 1, end: 3.5 }]) ?? []
  expect(line).toEqual({ text: 'uno y dos', start: 1, duration: 2.5, translations: {}, words: [] })
})

test('a line with new times and the same text keeps its translations and word times, within its times', () => {
  const [, line] =
    applyTranscriptEdits(lines, [{ kind: 'change', line: 0, text: 'uno dos', start: 5, end: 6.5 }]) ?? []
  expect(line).toMatchObject({ start: 5, duration: 1.5, translations: { en: 'one two' } })
  expect(line?.words).toEqual([
    { text: 'uno', start: 5, end: 6 },
    { text: 'dos', start: 6, end: 6.5 },
  ])
})

test('lines are inserted, removed and shifted, one edit after the other, and then sorted by time', () => {
  const edited = applyTranscriptEdits(lines, [
    { kind: 'insert', line: 2, text: 'cuatro', start: 3.2, end: 3.9 },
    { kind: 'remove', line: 0 },
    { kind: 'shift', line: 0, seconds: 0.5 },
  ])
  expect(linesOf(edited)).toEqual([
    ['cuatro', 3.7, 0.7],
    ['tres', 4.5, 1],
  ])
  expect(edited?.[1]?.speaker).toBe('Ana')
})

test('a negative start becomes 0, and a line without duration gets the minimum duration', () => {
  expect(linesOf(applyTranscriptEdits(lines, [{ kind: 'shift', line: 0, seconds: -2 }]))).toEqual([
    ['uno dos', 0, 2],
    ['tres', 2, 1],
  ])
  expect(
    linesOf(applyTranscriptEdits([], [{ kind: 'insert', line: 0, text: 'a', start: 3, end: 1 }])),
  ).toEqual([['a', 3, 0.05]])
})

test('a line that is shifted repeatedly keeps its words, and stays within the time limits', () => {
  const back = [5, -2, 0.25, -1].map((seconds) => ({ kind: 'shift' as const, line: 0, seconds }))
  const [line] = applyTranscriptEdits(lines, back) ?? []
  expect(line?.words).toEqual([
    { text: 'uno', start: 3.25, end: 4.25 },
    { text: 'dos', start: 4.25, end: 5.25 },
  ])
  const far = Array.from({ length: 20 }, () => ({ kind: 'shift' as const, line: 1, seconds: 86_400 }))
  expect(applyTranscriptEdits(lines, far)?.[1]?.start).toBe(1_000_000)
})

test('five hundred shifts of a transcript of maximum length are fast', () => {
  const long: Segments = Array.from({ length: 20_000 }, (_, at) => ({
    ...(lines[0] as Segments[number]),
    start: at,
  }))
  const moves = Array.from({ length: 500 }, () => ({ kind: 'shift' as const, line: 0, seconds: 0.5 }))
  const moved = applyTranscriptEdits(long, moves)
  expect([moved?.[0]?.start, moved?.[0]?.words[0]?.start]).toEqual([250, 251])
})

test('an edit of a line that does not exist is refused', () => {
  for (const kind of ['change', 'insert'] as const)
    expect(applyTranscriptEdits(lines, [{ kind, line: 3, text: 'x', start: 0, end: 1 }])).toBeNull()
  expect(applyTranscriptEdits(lines, [{ kind: 'remove', line: 2 }])).toBeNull()
  expect(applyTranscriptEdits(lines, [{ kind: 'shift', line: 2, seconds: 1 }])).toBeNull()
})
