import { describe, expect, test } from 'vitest'
import { type Corridor, dynamicTimeWarp, type WarpInput, type WarpPath } from './dynamic-time-warping.ts'
import { cepstraPerFrame } from './signal/sound-features.ts'

/** Frames whose values are all the same, one frame for each letter. */
const frames = (letters: string) =>
  Float32Array.from(
    [...letters].flatMap((letter) => Array.from({ length: cepstraPerFrame }, () => letter.charCodeAt(0))),
  )
const input = (reference: string, recording: string, more: Partial<WarpInput> = {}): WarpInput => ({
  reference: frames(reference),
  recording: frames(recording),
  isPause: new Uint8Array(reference.length),
  pauseDistance: 1,
  ...more,
})
const everywhere = (rows: number, columns: number): Corridor => ({
  from: new Int32Array(rows),
  to: new Int32Array(rows).fill(columns),
})
const emptyPath = (rows: number): WarpPath => ({
  first: new Int32Array(rows),
  last: new Int32Array(rows),
  distance: new Float32Array(rows),
})

function pathOf(reference: string, recording: string, more: Partial<WarpInput> = {}): WarpPath {
  const rows = reference.length
  const path = emptyPath(rows)
  const corridor = everywhere(rows, recording.length)
  dynamicTimeWarp(
    input(reference, recording, more),
    { corridor, rows: [0, rows], anchor: 0, isLast: true },
    path,
  )
  return path
}
/** The frames of the recording that belong to each row. */
const given = (reference: string, recording: string, more: Partial<WarpInput> = {}) => {
  const { first, last } = pathOf(reference, recording, more)
  return [...first].map((from, row) => recording.slice(from, last[row]! + 1))
}

describe('each row gets the frames that sound like it', () => {
  test.each([
    ['in the same speech', 'adgj', 'adgj', ['a', 'd', 'g', 'j']],
    ['in slower speech', 'adgj', 'aadddggggj', ['aa', 'ddd', 'gggg', 'j']],
    ['in faster speech', 'aaddggjj', 'adgj', ['a', 'a', 'd', 'd', 'g', 'g', 'j', 'j']],
    ['in speech that is first slower and then faster', 'adgg', 'aaadg', ['aaa', 'd', 'g', 'g']],
    ['in slightly different speech', 'adgj', 'bbeehk', ['bb', 'ee', 'h', 'k']],
    ['if there is only one row', 'a', 'zzz', ['zzz']],
    ['in a recording of one frame', 'adg', 'd', ['d', 'd', 'd']],
  ])('%s', (_, reference, recording, parts) => {
    expect(given(reference, recording)).toEqual(parts)
  })
})

test('the rows follow each other through all frames of any recording', () => {
  const { first, last } = pathOf('qmcxva', 'hbyoejtz')
  expect([first[0], last[5]]).toEqual([0, 7])
  for (let row = 1; row < 6; row++) expect(first[row]! - last[row - 1]!).toBeOneOf([0, 1])
})

test('each row has its distance from the recording', () => {
  const { distance } = pathOf('adg', 'aaddk')
  expect(distance[0]).toBe(0)
  expect(distance[2]).toBeCloseTo(4 * Math.sqrt(cepstraPerFrame), 3)
})

test('a pause of the reference gets all sounds between the words around it', () => {
  const isPause = Uint8Array.from([0, 1, 0])
  expect(given('aag', 'azzzzg', { isPause, pauseDistance: 0.1 })).toEqual(['a', 'zzzz', 'g'])
})

describe('a window', () => {
  const reference = 'adgjmp'
  const recording = 'aaddggjjmmpp'

  test('begins at its anchor, ends where the cost is least and does not change other rows', () => {
    const path = emptyPath(6)
    path.first.fill(99)
    const corridor = everywhere(6, recording.length)
    dynamicTimeWarp(input(reference, recording), { corridor, rows: [2, 5], anchor: 4, isLast: false }, path)
    expect([...path.first]).toEqual([99, 99, 4, 6, 8, 99])
    expect(path.last[4]).toBeOneOf([8, 9])
  })

  test('does not leave its corridor', () => {
    const corridor = everywhere(6, recording.length)
    corridor.from.set([0, 0, 0, 9, 9, 9])
    const path = emptyPath(6)
    dynamicTimeWarp(input(reference, recording), { corridor, rows: [0, 6], anchor: 0, isLast: true }, path)
    expect(Math.min(...path.first.slice(3))).toBeGreaterThanOrEqual(9)
  })
})
