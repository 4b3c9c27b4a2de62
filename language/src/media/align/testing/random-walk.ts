import { seededRandom } from '../../../random/seeded-random.ts'
import { cepstraPerFrame } from '../signal/sound-features.ts'

/** Frames of a random walk: those near each other are alike, and no two places are the same. */
export function randomWalk(count: number): Float32Array {
  const random = seededRandom('random walk')
  const cepstra = new Float32Array(count * cepstraPerFrame)
  for (let index = 0; index < cepstra.length; index++)
    cepstra[index] = (cepstra[index - cepstraPerFrame] ?? 0) * 0.9 + random() - 0.5
  return cepstra
}
/** The same frames, each repeated `times` times. */
export function stretched(cepstra: Float32Array, times: (frame: number) => number): Float32Array {
  const out: number[] = []
  for (let frame = 0; frame < cepstra.length / cepstraPerFrame; frame++)
    for (let time = 0; time < times(frame); time++)
      out.push(...cepstra.subarray(frame * cepstraPerFrame, (frame + 1) * cepstraPerFrame))
  return Float32Array.from(out)
}
