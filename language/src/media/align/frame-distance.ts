import { cepstraPerFrame } from './signal/sound-features.ts'

/** Frames one after the other, `cepstraPerFrame` values each. */
export type Cepstra = Float32Array

/** How different frame `a` of one sound is from frame `b` of another: Euclidean, 0 when they sound the same. */
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

/** The mean distance between frames that have nothing to do with each other, for the scale of the others; never 0. */
export function meanDistance(one: Cepstra, other: Cepstra): number {
  const [a, b] = [one.length / cepstraPerFrame, other.length / cepstraPerFrame]
  if (a === 0 || b === 0) return 1
  let sum = 0
  // Steps of the golden ratio and of its square spread evenly and independently.
  for (let pair = 0; pair < pairs; pair++) {
    const [place, otherPlace] = [(pair * 0.618_033_988_7) % 1, (pair * 0.754_877_666_2) % 1]
    sum += frameDistance(one, Math.floor(place * a), other, Math.floor(otherPlace * b))
  }
  return Math.max(1e-6, sum / pairs)
}
