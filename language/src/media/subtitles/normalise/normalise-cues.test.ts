import { expect, test } from 'vitest'
import { limits } from '../subtitle-limits.ts'
import { cuesIn, linesIn, warningsIn } from '../testing/read-file.ts'

const srt = (...cues: [string, string, string][]) =>
  cues.map(([start, end, text], index) => `${index + 1}\n${start} --> ${end}\n${text}\n`).join('\n')

test('cues are put in order', () => {
  const file = srt(['0:03', '0:04', 'b'], ['0:01', '0:03.5', 'a'], ['0:05', '0:06', 'c'])
  expect(linesIn(file)).toEqual(['1 3.5 a', '3 4 b', '5 6 c'])
  expect(warningsIn(file)).toEqual([{ code: 'outOfOrder', count: 1, line: 6 }])
})

test('a wrong end becomes the next start, or the end of the media, or two seconds after the start', () => {
  const file = srt(['0:01', '0:01', 'a'], ['0:05', '0:02', 'b'], ['0:06', '0:06', 'c'])
  expect(linesIn(file)).toEqual(['1 5 a', '5 6 b', '6 8 c'])
  expect(linesIn(file, { durationSeconds: 9.5 })).toEqual(['1 5 a', '5 6 b', '6 9.5 c'])
  expect(linesIn(file, { durationSeconds: 4 }).at(-1)).toBe('6 8 c')
  expect(warningsIn(file)).toEqual([{ code: 'endMended', count: 3, line: 2 }])
})

test('cues after the end of the media are counted', () => {
  const warnings = warningsIn(srt(['0:01', '0:02', 'a'], ['0:05', '0:06', 'b']), { durationSeconds: 4 })
  expect(warnings).toEqual([{ code: 'afterMediaEnd', count: 1 }])
})

test('a text that is too long is split into several cues after a sentence', () => {
  const sentence = `${'palabra '.repeat(40).trim()}. `
  const cues = cuesIn(`0:00 ${sentence.repeat(3)}\n0:30 fin`)
  expect(cues.map(({ start, end }) => [start, end])).toEqual([
    [0, 9.979],
    [9.979, 19.99],
    [19.99, 30],
    [30, 32],
  ])
  expect(cues.map(({ text }) => text)).toEqual([...new Array(3).fill(sentence.trim()), 'fin'])
  expect(warningsIn(`0:00 ${sentence.repeat(3)}\n0:30 fin`)).toEqual([
    { code: 'longSplit', count: 1, line: 1 },
  ])
})

test('the words of a cue are split with its text', () => {
  const words = Array.from({ length: 120 }, (_, index) => `<0:${String(index % 60).padStart(2, '0')}.0>`)
  const text = words
    .map((_, index) => `<${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')}>palabra`)
    .join(' ')
  const cues = cuesIn(`WEBVTT\n\n0:00 --> 2:00\n${text}`)
  expect(cues.map((cue) => [cue.start, cue.end, cue.words?.length])).toEqual([
    [0, 62, 62],
    [62, 120, 58],
  ])
})

test('the two halves of a character are not separated', () => {
  const cues = cuesIn(`0:00 a${'😀'.repeat(400)}\n0:30 fin`)
  expect(cues.map(({ text }) => text.isWellFormed())).toEqual([true, true, true])
})

test('cues after the first 20,000 and letters after 2 million are left out, with a warning', () => {
  const many = Array.from(
    { length: 20_500 },
    (_, at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} a`,
  )
  expect(cuesIn(many.join('\n'))).toHaveLength(limits.cues)
  expect(warningsIn(many.join('\n'))).toEqual([{ code: 'cuesLeftOut', count: 500 }])
  const long = many.map((line) => `${line}${'b'.repeat(400)}`).join('\n')
  expect(cuesIn(long).length * 401).toBeLessThanOrEqual(limits.text)
}, 30_000)
