import { expect, test } from 'vitest'
import { nextChunkBytes, smallerChunkBytes } from './chunk-size.ts'
import { fileFingerprint } from './file-fingerprint.ts'
import { fileProblem } from './file-problem.ts'
import { secondsLeft, withPoint } from './upload-rate.ts'

const room = { bytes: 900, bytesMaximum: 2000, fileBytesMaximum: 1500 }
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
])('%j is told as %s', (asked, problem) => {
  expect(fileProblem(asked, room)).toBe(problem)
})

test('a file is known again, and another one is not taken for it', () => {
  const film = { name: 'película.mp4', size: 12, lastModified: 34 }
  expect(fileFingerprint(film)).toBe(fileFingerprint({ ...film }))
  expect(fileFingerprint(film)).toMatch(/^[\w-]{1,100}$/)
  for (const other of [{ name: 'pelicula.mp4' }, { size: 13 }, { lastModified: 35 }])
    expect(fileFingerprint({ ...film, ...other })).not.toBe(fileFingerprint(film))
})

const mega = 1024 * 1024

test.each([
  ['a fast line', mega, 0.1, 4 * mega],
  ['a fast line, at the limit', 8 * mega, 0.5, 8 * mega],
  ['as it should be', mega, 4, mega],
  ['a slow line', mega, 16, mega / 4],
  ['a very slow line', 64 * 1024, 60, 64 * 1024],
])('the next piece on %s', (_, bytes, seconds, next) => {
  expect(nextChunkBytes(bytes, seconds)).toBe(next)
})

test('after a piece that did not arrive a smaller one is sent', () => {
  expect(smallerChunkBytes(8 * mega)).toBe(2 * mega)
})

test('the time left follows from the last seconds', () => {
  let pace = withPoint([], 0, 0)
  expect(secondsLeft(pace, 1000)).toBeNull()
  for (let second = 1; second <= 100; second++) pace = withPoint(pace, second, second * 2)
  expect(secondsLeft(pace, 400)).toBe(100)
  expect(pace.length).toBeLessThan(25)
})
