import { describe, expect, test } from 'vitest'
import { alignText } from './align-text.ts'
import type { Pacing } from './coarse-to-fine-warping.ts'
import { babble, featuresOf, joinSounds, noise, silence } from './testing/babble.ts'
import { errorsOf, median, speak } from './testing/babbled-lines.ts'

const pacing = { yieldControl: async () => {} }
const align = (samples: Float32Array, reference: ReturnType<typeof speak>, given: Partial<Pacing> = {}) =>
  alignText(
    { recording: featuresOf(samples), reference: featuresOf(reference.samples), lines: reference.lines },
    { ...pacing, ...given },
  )

describe('lines and words are found', { timeout: 30_000 }, () => {
  const reference = speak(12)
  test.each([
    ['in the same speech', {}],
    ['in faster speech', { seconds: 0.14 }],
    ['in slower speech with longer pauses', { seconds: 0.3, pause: 1.5 }],
    ['in speech of another vocal tract', { vocalTract: 1.12, seconds: 0.18 }],
  ])('%s', async (_, manner) => {
    const truth = speak(12, manner)
    const errors = errorsOf(await align(truth.samples, reference), truth.lines)
    expect(errors.line).toBeLessThan(0.1)
    expect(errors.word).toBeLessThan(0.1)
    expect(errors.words).toBeGreaterThan(100)
  })

  test('after half a minute of noise', async () => {
    const truth = speak(12, { seconds: 0.18 })
    const found = await align(joinSounds(noise(30), truth.samples, noise(10)), reference)
    expect(
      median(found.map((line, index) => Math.abs(line.start - 30 - truth.lines[index]!.start))),
    ).toBeLessThan(0.15)
  })

  // `align-text.long.test.ts` has more than the three minutes of a usual window.
  test('beyond the first window', async () => {
    const truth = speak(12, { seconds: 0.17 })
    const windowSize = { rows: 1000, overlap: 200 }
    const { worst } = errorsOf(await align(truth.samples, reference, { windowSize }), truth.lines)
    expect(worst).toBeLessThan(0.3)
  })
})

describe('lines begin in order and within the recording for', { timeout: 30_000 }, () => {
  const few = speak(5)
  test.each([
    ['silence', silence(10), few],
    ['noise', noise(10), few],
    ['NaN', silence(10).fill(Number.NaN), few],
    ['another text', babble({ syllables: 60, seed: 'other' }).samples, few],
    ['200 lines in 3 seconds', noise(3), speak(200, { seconds: 0.05 })],
    ['a very short recording', noise(0.03), few],
    ['an empty recording', new Float32Array(0), few],
    ['one line in two minutes', noise(120), speak(1)],
    ['no text', noise(3), { samples: silence(0.3), lines: [] }],
    [
      'a text whose reference is only silence',
      noise(3),
      { samples: silence(1), lines: [{ start: 0.3, end: 0.3, words: [] }] },
    ],
  ])('%s', async (_, samples, reference) => {
    const found = await align(samples, reference)
    expect(found).toHaveLength(reference.lines.length)
    const seconds = samples.length / 16_000
    let before = 0
    for (const line of found) {
      expect(line.start).toBeGreaterThanOrEqual(before)
      expect(line.end).toBeGreaterThanOrEqual(line.start)
      expect(line.end).toBeLessThanOrEqual(seconds)
      expect(Number.isFinite(line.cost)).toBe(true)
      let place = line.start
      for (const word of line.words) {
        expect(word.start).toBeGreaterThanOrEqual(place)
        expect(word.end).toBeGreaterThanOrEqual(word.start)
        expect(word.end).toBeLessThanOrEqual(line.end)
        place = word.start
      }
      before = line.start
    }
  })
})

test('spoken lines cost less than lines that are not spoken', async () => {
  const reference = speak(8)
  const same = await align(speak(8, { seconds: 0.17 }).samples, reference)
  const other = await align(babble({ syllables: 90, seed: 'other' }).samples, reference)
  expect(median(same.map(({ cost }) => cost))).toBeLessThan(median(other.map(({ cost }) => cost)) - 0.1)
})

test('the alignment stops when it is aborted', async () => {
  const stop = new AbortController()
  const { samples, lines } = speak(3)
  const features = featuresOf(samples)
  const onProgress = () => stop.abort(new Error('enough'))
  const work = alignText(
    { recording: features, reference: features, lines },
    { ...pacing, signal: stop.signal, onProgress },
  )
  await expect(work).rejects.toThrow('enough')
})
