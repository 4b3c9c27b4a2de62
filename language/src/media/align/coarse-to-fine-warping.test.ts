import { describe, expect, test } from 'vitest'
import { coarseToFineWarp } from './coarse-to-fine-warping.ts'
import { cepstraPerFrame } from './signal/sound-features.ts'
import { randomWalk, stretched } from './testing/random-walk.ts'

const pacing = { yieldControl: async () => {} }
/** Small, for several windows in a few seconds; `coarse-to-fine-warping.long.test.ts` has the usual size. */
const windowSize = { rows: 1000, overlap: 200 }

const sounds = (reference: Float32Array, recording: Float32Array) => ({
  reference,
  recording,
  isPause: new Uint8Array(reference.length / cepstraPerFrame),
})
/** The maximum distance of a row from its true frame. */
const worst = (first: Int32Array, truth: (row: number) => number) =>
  first.reduce((most, frame, row) => Math.max(most, Math.abs(frame - truth(row))), 0)

describe('the exact path is found through a recording', () => {
  test.each([
    ['of one frame', 1],
    ['that is shorter than the frames that are merged', 5],
    ['of ten seconds', 1000],
  ])('%s', async (_, rows) => {
    const reference = randomWalk(rows)
    const path = await coarseToFineWarp(sounds(reference, reference), pacing)
    expect(path.first).toHaveLength(rows)
    expect(worst(path.first, (row) => row)).toBeLessThanOrEqual(1)
  })

  test('of more than one window', async () => {
    const reference = randomWalk(3000)
    const { first } = await coarseToFineWarp(sounds(reference, reference), { ...pacing, windowSize })
    expect(first).toHaveLength(3000)
    expect(worst(first, (row) => row)).toBeLessThanOrEqual(1)
  })

  test('whose tempo changes', async () => {
    const reference = randomWalk(3000)
    const recording = stretched(reference, (frame) => (frame < 1500 ? 1 : 2))
    const { first } = await coarseToFineWarp(sounds(reference, recording), pacing)
    expect(worst(first, (row) => (row < 1500 ? row : 1500 + (row - 1500) * 2))).toBeLessThanOrEqual(3)
  })
})

test('the progress only rises and ends at 1', async () => {
  const reference = randomWalk(3000)
  const shares: number[] = []
  const onProgress = (share: number) => void shares.push(share)
  await coarseToFineWarp(sounds(reference, reference), { ...pacing, windowSize, onProgress })
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeCloseTo(1)
})

test('other work can run between windows and can cancel the alignment', async () => {
  const reference = randomWalk(2000)
  const cancelled = new AbortController()
  let turns = 0
  const yieldControl = async () => {
    turns += 1
    cancelled.abort(new Error('cancelled'))
  }
  const work = coarseToFineWarp(sounds(reference, reference), { yieldControl, signal: cancelled.signal })
  await expect(work).rejects.toThrow('cancelled')
  expect(turns).toBe(1)
})
