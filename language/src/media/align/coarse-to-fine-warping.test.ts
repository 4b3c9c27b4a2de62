import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../random/seeded-random.ts'
import { coarseToFineWarp } from './coarse-to-fine-warping.ts'
import { cepstraPerFrame } from './signal/sound-features.ts'

const pacing = { yieldControl: async () => {} }

/** Frames that wander: those near each other sound alike, and no two places are the same. */
function wandering(count: number): Float32Array {
  const random = seededRandom('wandering')
  const cepstra = new Float32Array(count * cepstraPerFrame)
  for (let index = 0; index < cepstra.length; index++)
    cepstra[index] = (cepstra[index - cepstraPerFrame] ?? 0) * 0.9 + random() - 0.5
  return cepstra
}
/** The same, with each of its frames as often as `times` says. */
function stretched(cepstra: Float32Array, times: (frame: number) => number): Float32Array {
  const out: number[] = []
  for (let frame = 0; frame < cepstra.length / cepstraPerFrame; frame++)
    for (let time = 0; time < times(frame); time++)
      out.push(...cepstra.subarray(frame * cepstraPerFrame, (frame + 1) * cepstraPerFrame))
  return Float32Array.from(out)
}
const sounds = (reference: Float32Array, recording: Float32Array) => ({
  reference,
  recording,
  isPause: new Uint8Array(reference.length / cepstraPerFrame),
})
/** The farthest that a row is from the frame where it is said. */
const worst = (first: Int32Array, truth: (row: number) => number) =>
  first.reduce((most, frame, row) => Math.max(most, Math.abs(frame - truth(row))), 0)

describe('the way through a recording is found to the frame', { timeout: 30_000 }, () => {
  test.each([
    ['of one frame', 1],
    ['shorter than the frames that are taken together', 5],
    ['of ten seconds', 1000],
    ['of more than one window', 19_500],
  ])('%s', async (_, rows) => {
    const reference = wandering(rows)
    const path = await coarseToFineWarp(sounds(reference, reference), pacing)
    expect(path.first).toHaveLength(rows)
    expect(worst(path.first, (row) => row)).toBeLessThanOrEqual(1)
  })

  test('whose tempo changes', async () => {
    const reference = wandering(3000)
    const recording = stretched(reference, (frame) => (frame < 1500 ? 1 : 2))
    const { first } = await coarseToFineWarp(sounds(reference, recording), pacing)
    expect(worst(first, (row) => (row < 1500 ? row : 1500 + (row - 1500) * 2))).toBeLessThanOrEqual(3)
  })
})

test('how much is done only rises, and ends with all of it', async () => {
  const reference = wandering(19_500)
  const shares: number[] = []
  const onProgress = (share: number) => void shares.push(share)
  await coarseToFineWarp(sounds(reference, reference), { ...pacing, onProgress })
  expect(shares.length).toBeGreaterThan(2)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeCloseTo(1)
}, 30_000)

test('others get their turn between windows, and may end it', async () => {
  const reference = wandering(2000)
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
