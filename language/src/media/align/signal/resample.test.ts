import { describe, expect, test } from 'vitest'
import { createResampler } from './resample.ts'

const tone = (rate: number, hertz: number, length = rate / 2) =>
  Float32Array.from({ length }, (_, index) => Math.sin((2 * Math.PI * hertz * index) / rate))

function resample(samples: Float32Array, from: number, to: number, pieceLength = samples.length): number[] {
  const resampler = createResampler(from, to)
  const made: number[] = []
  for (let at = 0; at < samples.length; at += pieceLength)
    made.push(...resampler.push(samples.subarray(at, at + pieceLength)))
  return [...made, ...resampler.finish()]
}

describe.each([8000, 11_025, 22_050, 44_100, 48_000])('from %i Hz', (rate) => {
  test('a tone stays the same', () => {
    const expected = tone(16_000, 700)
    const made = resample(tone(rate, 700), rate, 16_000)
    expect(made).toHaveLength(expected.length)
    for (let index = 200; index < 7800; index++) expect(made[index]).toBeCloseTo(expected[index]!, 1)
  })

  test('pieces give the same samples as the whole', () => {
    const samples = tone(rate, 500, 3001)
    expect(resample(samples, rate, 16_000, 17)).toEqual(resample(samples, rate, 16_000))
  })
})

test('a tone that is too high for the new rate is removed', () => {
  const made = resample(tone(48_000, 12_000), 48_000, 16_000).slice(100, -100)
  expect(Math.max(...made.map(Math.abs))).toBeLessThan(0.01)
})

test('no samples give no samples', () => {
  expect(resample(new Float32Array(0), 44_100, 16_000)).toEqual([])
})
