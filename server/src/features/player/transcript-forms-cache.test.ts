import { join } from 'node:path'
import { readStarterLexicon } from '@verbena/content/lexicon/starter-lexicon'
import { expect, test, vi } from 'vitest'
import { findRootDirectory } from '../../config/root-directory.ts'
import { createTranscriptFormsCache } from './transcript-forms-cache.ts'

const lexicon = readStarterLexicon(join(findRootDirectory(import.meta.dirname), 'content'))

test('a transcript is computed once, also for two concurrent calls', async () => {
  const readings = vi.spyOn(lexicon, 'readings')
  const memory = createTranscriptFormsCache(lexicon)
  const lines = ['Las casas duermen.']
  const [one, other] = await Promise.all([memory.read('es', lines), memory.read('es', lines)])
  const count = readings.mock.calls.length
  expect(other).toBe(one)
  expect(await memory.read('es', [...lines])).toBe(one)
  expect(readings.mock.calls.length).toBe(count)
  expect(memory.size).toBe(1)
  readings.mockRestore()
})

test('occurrences of a form in different steps are counted together', async () => {
  const lines = Array.from({ length: 500 }, (_, line) => (line % 250 === 0 ? 'Casa' : 'casa'))
  expect(await createTranscriptFormsCache(lexicon).read('es', lines)).toEqual([
    { form: 'casa', lemmas: expect.arrayContaining(['casa']), count: 500 },
  ])
})

test('the least recently used transcript is evicted', async () => {
  const memory = createTranscriptFormsCache(lexicon, 4)
  await memory.read('es', ['uno dos tres'])
  await memory.read('es', ['gato perro'])
  expect(memory.size).toBe(1)
})
