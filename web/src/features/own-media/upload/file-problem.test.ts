import { expect, test } from 'vitest'
import { nextChunkBytes, smallerChunkBytes } from './chunk-size.ts'
import { fileFingerprint } from './file-fingerprint.ts'
import { fileProblem } from './file-problem.ts'
import { addRatePoint, secondsLeft } from './upload-rate.ts'

const usage = { bytes: 900, bytesMaximum: 2000, fileBytesMaximum: 1500 }
const file = (name: string, type: string, size = 500) => ({ name, type, size })

test.each([
  [file('a.mp4', 'video/mp4'), null],
  [file('a.m4a', 'audio/x-m4a'), null],
  [file('a.flac', ''), null],
  [file('a.mp3', 'audio/mpeg', 1100), null],
  [file('a.mov', 'video/quicktime'), 'wrongType'],
  [file('a.pdf', 'application/pdf'), 'wrongType'],
  [file('a.exe', ''), 'wrongType'],
  [file('a.mp4', 'video/mp4', 3), 'tooSmall'],
  [file('a.mp4', 'video/mp4', 1501), 'tooLarge'],
  [file('a.mp4', 'video/mp4', 1200), 'noRoom'],
])('the problem of %j is %s', (candidate, problem) => {
  expect(fileProblem(candidate, usage)).toBe(problem)
})

test('the same file has the same fingerprint, and other files have another one', () => {
  const video = { name: 'película.mp4', size: 12, lastModified: 34 }
  expect(fileFingerprint(video)).toBe(fileFingerprint({ ...video }))
  expect(fileFingerprint(video)).toMatch(/^[\w-]{1,100}$/)
  for (const other of [{ name: 'pelicula.mp4' }, { size: 13 }, { lastModified: 35 }])
    expect(fileFingerprint({ ...video, ...other })).not.toBe(fileFingerprint(video))
})

const mega = 1024 * 1024

test.each([
  ['a fast connection', mega, 0.1, 4 * mega],
  ['a fast connection, at the limit', 8 * mega, 0.5, 8 * mega],
  ['a connection at the target time', mega, 4, mega],
  ['a slow connection', mega, 16, mega / 4],
  ['a very slow connection', 64 * 1024, 60, 64 * 1024],
])('the size of the next chunk on %s', (_, bytes, seconds, next) => {
  expect(nextChunkBytes(bytes, seconds)).toBe(next)
})

test('after a failed chunk a smaller one is sent', () => {
  expect(smallerChunkBytes(8 * mega)).toBe(2 * mega)
})

test('the time left is estimated from the last seconds', () => {
  let rate = addRatePoint([], 0, 0)
  expect(secondsLeft(rate, 1000)).toBeNull()
  for (let second = 1; second <= 100; second++) rate = addRatePoint(rate, second, second * 2)
  expect(secondsLeft(rate, 400)).toBe(100)
  expect(rate.length).toBeLessThan(25)
})
