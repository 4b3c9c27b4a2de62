import { expect, test } from 'vitest'
import { transformSize } from './fourier.ts'
import { alignedSampleRate, filterByMel, melFilters } from './mel-filters.ts'

/** The energies of a tone whose power is in one bin only. */
function energiesOf(hertz: number): number[] {
  const power = new Float64Array(transformSize / 2 + 1)
  power[Math.round((hertz * transformSize) / alignedSampleRate)] = 1
  const energies = new Float32Array(melFilters)
  filterByMel(power, energies, 0)
  return [...energies]
}
const loudest = (energies: number[]) => energies.indexOf(Math.max(...energies))

test('all energy of a tone falls into one filter or two neighbouring filters', () => {
  for (let hertz = 250; hertz <= 6500; hertz += 125) {
    const energies = energiesOf(hertz)
    const touched = energies.flatMap((energy, index) => (energy > 0 ? [index] : []))
    expect(touched.length).toBeLessThanOrEqual(2)
    expect((touched.at(-1) ?? 0) - (touched[0] ?? 0)).toBeLessThanOrEqual(1)
    expect(energies.reduce((sum, energy) => sum + energy, 0)).toBeCloseTo(1, 5)
  }
})

test('a higher tone never falls into a lower filter, and low tones have narrower filters', () => {
  const places = Array.from({ length: 70 }, (_, index) => loudest(energiesOf(200 + index * 100)))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(loudest(energiesOf(900)) - loudest(energiesOf(400))).toBeGreaterThan(
    loudest(energiesOf(6500)) - loudest(energiesOf(6000)),
  )
})

test.each([0, 31, 7800, 8000])('a tone below or above speech has no energy: %i Hz', (hertz) => {
  expect(Math.max(...energiesOf(hertz))).toBe(0)
})

test('a frame is written at its offset and changes no other frame', () => {
  const energies = new Float32Array(3 * melFilters).fill(7)
  filterByMel(new Float64Array(transformSize / 2 + 1), energies, melFilters)
  expect([...new Set(energies.subarray(melFilters, 2 * melFilters))]).toEqual([0])
  expect([energies[melFilters - 1], energies[2 * melFilters]]).toEqual([7, 7])
})
