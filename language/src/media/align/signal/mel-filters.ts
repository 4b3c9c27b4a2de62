import { transformSize } from './fourier.ts'

/** The sample rate for alignment, in Hz. Other sound is resampled first. */
export const alignedSampleRate = 16_000
/** Number of mel filters. */
export const melFilters = 26

const lowestHertz = 80
const highestHertz = 7600
const melOf = (hertz: number) => 1127 * Math.log(1 + hertz / 700)
const hertzOf = (mel: number) => 700 * (Math.exp(mel / 1127) - 1)

/** Start, peak and end of the filters in bins of the spectrum, evenly spaced on the mel scale (O’Shaughnessy, 1987). */
const edges = Float64Array.from({ length: melFilters + 2 }, (_, index) => {
  const [low, high] = [melOf(lowestHertz), melOf(highestHertz)]
  return (hertzOf(low + ((high - low) * index) / (melFilters + 1)) * transformSize) / alignedSampleRate
})
type Filter = { firstBin: number; weights: Float64Array }
const filters = Array.from({ length: melFilters }, (_, index) => triangle(index))

function triangle(index: number): Filter {
  const [from, peak, to] = [edges[index]!, edges[index + 1]!, edges[index + 2]!]
  const firstBin = Math.ceil(from)
  const weights = Float64Array.from({ length: Math.floor(to) - firstBin + 1 }, (_, offset) => {
    const bin = firstBin + offset
    return bin < peak ? (bin - from) / (peak - from) : (to - bin) / (to - peak)
  })
  return { firstBin, weights }
}

/**
 * The energies of 26 overlapping triangular filters between 80 and 7,600 Hz.
 * @param power output of `powerSpectrum` for sound at 16 kHz
 * @param energies output of `melFilters` values from `offset` on
 */
export function filterByMel(power: Float64Array, energies: Float32Array, offset: number): void {
  for (const [index, { firstBin, weights }] of filters.entries()) {
    let sum = 0
    for (let place = 0; place < weights.length; place++) sum += weights[place]! * power[firstBin + place]!
    energies[offset + index] = sum
  }
}
