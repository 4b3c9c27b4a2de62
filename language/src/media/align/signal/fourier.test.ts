import { expect, test } from 'vitest'
import { seededRandom } from '../../../random/seeded-random.ts'
import { powerSpectrum, transformSize } from './fourier.ts'

/** The power by the definition of the transform. */
function powerAt(samples: Float64Array, bin: number): number {
  let [real, imaginary] = [0, 0]
  for (const [index, sample] of samples.entries()) {
    real += sample * Math.cos((2 * Math.PI * bin * index) / transformSize)
    imaginary -= sample * Math.sin((2 * Math.PI * bin * index) / transformSize)
  }
  return real * real + imaginary * imaginary
}

test('the power of every bin equals the power by the definition', () => {
  const random = seededRandom('noise')
  const samples = Float64Array.from({ length: transformSize }, () => random() * 2 - 1)
  const power = new Float64Array(transformSize / 2 + 1)
  powerSpectrum(samples, power)
  for (const [bin, value] of power.entries()) expect(value).toBeCloseTo(powerAt(samples, bin), 6)
})
