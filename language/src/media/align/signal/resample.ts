/** The number of samples on each side that a resampled one depends on, at the lower rate. */
const reach = 8

/** Converts a stream of samples to another rate. */
export type Resampler = {
  /** @returns the samples that no later input can change */
  push: (samples: Float32Array) => Float32Array
  /** @returns the remaining samples, as if silence followed */
  finish: () => Float32Array
}

/**
 * Resamples a stream with a windowed sinc (Hann window; Smith and Gossett, 1984), which removes frequencies above half the
 * lower rate.
 * @param from sample rate of the input, a whole number
 * @param to sample rate of the output, a whole number
 */
export function createResampler(from: number, to: number): Resampler {
  const widening = Math.max(1, from / to)
  const half = Math.ceil(reach * widening)
  const divisor = greatestCommonDivisor(from, to)
  const [stride, phases] = [from / divisor, to / divisor]
  // The positions between samples repeat after `phases` samples.
  const kernels = new Map<number, Float64Array>()
  const kernelOf = (phase: number) => {
    const known = kernels.get(phase) ?? sincKernel(phase / phases, half, widening)
    kernels.set(phase, known)
    return known
  }
  let kept: Float32Array = new Float32Array(half)
  /** The position of the next sample in `kept`, in units of 1 / `phases`. */
  let place = half * phases

  const push = (samples: Float32Array): Float32Array => {
    const source = new Float32Array(kept.length + samples.length)
    source.set(kept)
    source.set(samples, kept.length)
    const count = Math.max(0, Math.ceil(((source.length - half) * phases - place) / stride))
    const made = new Float32Array(count)
    for (let index = 0; index < count; index++) {
      const whole = Math.floor(place / phases)
      const kernel = kernelOf(place - whole * phases)
      let sum = 0
      for (let tap = 0; tap < kernel.length; tap++) sum += kernel[tap]! * source[whole - half + 1 + tap]!
      made[index] = sum
      place += stride
    }
    const used = Math.min(source.length, Math.max(0, Math.floor(place / phases) - half))
    kept = source.slice(used)
    place -= used * phases
    return made
  }
  return { push, finish: () => push(new Float32Array(half)) }
}

function sincKernel(fraction: number, half: number, widening: number): Float64Array {
  const kernel = Float64Array.from({ length: 2 * half }, (_, tap) => {
    const distance = tap - half + 1 - fraction
    const turn = (Math.PI * distance) / widening
    const sinc = turn === 0 ? 1 : Math.sin(turn) / turn
    return Math.abs(distance) >= half ? 0 : sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / half))
  })
  const sum = kernel.reduce((a, b) => a + b, 0)
  return kernel.map((weight) => weight / sum)
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)
