/** Samples of one transform; a power of two. */
export const transformSize = 512

const half = transformSize / 2
const cosines = Float64Array.from({ length: half }, (_, turn) =>
  Math.cos((-2 * Math.PI * turn) / transformSize),
)
const sines = Float64Array.from({ length: half }, (_, turn) =>
  Math.sin((-2 * Math.PI * turn) / transformSize),
)
const reversed = Uint16Array.from({ length: transformSize }, (_, index) => reverseBits(index))
const real = new Float64Array(transformSize)
const imaginary = new Float64Array(transformSize)

function reverseBits(index: number): number {
  let turned = 0
  for (let bit = 1; bit < transformSize; bit <<= 1) turned = (turned << 1) | (index & bit ? 1 : 0)
  return turned
}

/**
 * Squared magnitudes of the discrete Fourier transform (radix 2, decimation in time: Cooley and Tukey, 1965).
 * @param samples `transformSize` values
 * @param power output of `transformSize / 2 + 1` values, from 0 Hz to half the sample rate
 */
export function powerSpectrum(samples: Float64Array, power: Float64Array): void {
  for (let index = 0; index < transformSize; index++) {
    real[index] = samples[reversed[index]!]!
    imaginary[index] = 0
  }
  for (let size = 2; size <= transformSize; size <<= 1) mergeHalves(size)
  for (let bin = 0; bin <= half; bin++) power[bin] = real[bin]! ** 2 + imaginary[bin]! ** 2
}

/** Merges pairs of transforms into transforms of `size` samples. */
function mergeHalves(size: number): void {
  const step = transformSize / size
  for (let from = 0; from < transformSize; from += size) {
    for (let place = 0; place < size / 2; place++) {
      const [even, odd, turn] = [from + place, from + place + size / 2, place * step]
      const oddReal = real[odd]! * cosines[turn]! - imaginary[odd]! * sines[turn]!
      const oddImaginary = real[odd]! * sines[turn]! + imaginary[odd]! * cosines[turn]!
      real[odd] = real[even]! - oddReal
      imaginary[odd] = imaginary[even]! - oddImaginary
      real[even]! += oddReal
      imaginary[even]! += oddImaginary
    }
  }
}
