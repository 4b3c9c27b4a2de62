import { expect, test } from 'vitest'
import { babble, joinSounds, noise, silence } from '../media/align/testing/babble.ts'
import { compareSpeech } from './compare-speech.ts'
import { speechSpan } from './speech-span.ts'

const original = babble({ syllables: 6 })
const words = [
  { text: 'mama', start: 0, end: 0.4 },
  { text: 'lima', start: 0.4, end: 0.8 },
  { text: 'nana', start: 0.8, end: 1.2 },
]
const compared = (recording: Float32Array) =>
  compareSpeech({ reference: original.samples, recording, words }, async () => {})

test('the same sound costs almost nothing, also with silence before and after it', async () => {
  const recording = joinSounds(silence(0.7), original.samples, silence(1.1))
  const told = await compared(recording)
  expect(told?.cost).toBeLessThan(0.2)
  expect(told?.grade).toBe('close')
  expect(told?.words.map(({ text, parts }) => [text, ...parts.map((part) => part.text)])).toEqual([
    ['mama', 'ma', 'ma'],
    ['lima', 'li', 'ma'],
    ['nana', 'na', 'na'],
  ])
})

test('another vocal tract and another pace cost less than other sounds', async () => {
  const same = await compared(babble({ syllables: 6, seconds: 0.26, vocalTract: 1.1 }).samples)
  const other = await compared(
    babble({ syllables: 6, seconds: 0.26, vocalTract: 1.1, seed: 'other' }).samples,
  )
  expect(same?.cost).toBeLessThan((other?.cost ?? 0) * 0.8)
})

test('a word with other sounds costs more than the words around it', async () => {
  const { samples } = original
  const third = samples.length / 3
  const wrong = babble({ syllables: 2, seed: 'wrong' }).samples
  const told = await compared(joinSounds(samples.slice(0, third), wrong, samples.slice(2 * third)))
  const [first, second, last] = told?.words.map(({ cost }) => cost) ?? []
  expect(second).toBeGreaterThan((first ?? 1) * 2)
  expect(second).toBeGreaterThan((last ?? 1) * 2)
})

test('a recording without speech is not compared', async () => {
  expect(await compared(silence(2))).toBeNull()
  expect(await compared(new Float32Array(0))).toBeNull()
  expect(await compared(noise(1, 0.001))).toBeNull()
})

test('speech is found between silences', () => {
  const span = speechSpan(joinSounds(silence(0.5), original.samples, silence(0.5)))
  expect(span?.from).toBeGreaterThan(7000)
  expect(span?.from).toBeLessThanOrEqual(8000)
  expect(span?.to).toBeGreaterThanOrEqual(8000 + original.samples.length - 400)
})
