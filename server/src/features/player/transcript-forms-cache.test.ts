import { join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { expect, test, vi } from 'vitest'
import { findRootDirectory } from '../../config/root-directory.ts'
import { createTranscriptFormsCache } from './transcript-forms-cache.ts'

const lexicon = readStarterLexicon(join(findRootDirectory(import.meta.dirname), 'content'))

test('a transcript is computed once, also for two concurrent calls', async () => {
  const readings = vi.spyOn(lexicon, 'readings')
  const cache = createTranscriptFormsCache(lexicon)
  const lines = ['Las casas duermen.']
  const [one, other] = await Promise.all([cache.read('es', lines), cache.read('es', lines)])
  const count = readings.mock.calls.length
  expect(other).toBe(one)
  expect(await cache.read('es', [...lines])).toBe(one)
  expect(readings.mock.calls.length).toBe(count)
  expect(cache.size).toBe(1)
  readings.mockRestore()
})

test('occurrences of a form in different steps are counted together', async () => {
  const lines = Array.from({ length: 500 }, (_, line) => (line % 250 === 0 ? 'Casa' : 'casa'))
  expect(await createTranscriptFormsCache(lexicon).read('es', lines)).toEqual([
    { form: 'casa', lemmas: expect.arrayContaining(['casa']), count: 500 },
  ])
})

test('the least recently used transcript is evicted', async () => {
  const cache = createTranscriptFormsCache(lexicon, 4)
  await cache.read('es', ['uno dos tres'])
  await cache.read('es', ['gato perro'])
  expect(cache.size).toBe(1)
})
