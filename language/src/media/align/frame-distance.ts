import { cepstraPerFrame } from './signal/sound-features.ts'

/** Consecutive frames with `cepstraPerFrame` values each. */
export type Cepstra = Float32Array

/** The Euclidean distance of frame `a` of one sound and frame `b` of another; 0 if they are the same. */
export function frameDistance(one: Cepstra, a: number, other: Cepstra, b: number): number {
  const [from, offset] = [a * cepstraPerFrame, b * cepstraPerFrame]
  let sum = 0
  for (let index = 0; index < cepstraPerFrame; index++) {
    const difference = one[from + index]! - other[offset + index]!
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

const pairs = 5000

/** The mean distance of unrelated frames, which is the unit of costs; never 0. */
export function meanDistance(one: Cepstra, other: Cepstra): number {
  const [a, b] = [one.length / cepstraPerFrame, other.length / cepstraPerFrame]
  if (a === 0 || b === 0) return 1
  let sum = 0
  // Multiples of the golden ratio and of its square are spread evenly and independently.
  for (let pair = 0; pair < pairs; pair++) {
    const [place, otherPlace] = [(pair * 0.618_033_988_7) % 1, (pair * 0.754_877_666_2) % 1]
    sum += frameDistance(one, Math.floor(place * a), other, Math.floor(otherPlace * b))
  }
  return Math.max(1e-6, sum / pairs)
}
