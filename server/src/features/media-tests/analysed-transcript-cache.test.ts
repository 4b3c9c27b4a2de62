import { setImmediate } from 'node:timers/promises'
import { buildLexicon } from '@verbena/nlp/lexicon/lexicon'
import { expect, test } from 'vitest'
import { createAnalysedTranscriptCache } from './analysed-transcript-cache.ts'

const lexicon = buildLexicon([])
const lines = (...texts: string[]) => texts.map((text, start) => ({ text, start }))

test('a transcript is analysed once while it does not change', async () => {
  const cache = createAnalysedTranscriptCache(lexicon)
  const first = await cache.read('es', lines('Hola.', 'Adiós.'))
  expect((await cache.read('es', lines('Hola.', 'Adiós.'))).transcript).toBe(first.transcript)
  for (const other of [
    await cache.read('it', lines('Hola.', 'Adiós.')),
    await cache.read('es', lines('Hola.', 'Adiós')),
    await cache.read('es', [{ text: 'Hola.', start: 0, speaker: 'Ana' }]),
  ]) {
    expect(other.transcript).not.toBe(first.transcript)
    expect(other.key).not.toBe(first.key)
  }
})

test('concurrent callers share one analysis, which lets other work run in between', async () => {
  const cache = createAnalysedTranscriptCache(lexicon)
  const long = lines(...Array.from({ length: 5000 }, (_, at) => `El gato número ${at} come pan.`))
  let turns = 0
  let isRead = false
  const others = (async () => {
    for (; !isRead; turns++) await setImmediate()
  })()
  const read = await Promise.all([cache.read('es', long), cache.read('es', long)])
  isRead = true
  await others
  expect(read[1].transcript).toBe(read[0].transcript)
  expect(read[0].transcript.words).toHaveLength(30_000)
  expect(turns).toBeGreaterThan(20)
})

test('the least recently used transcript is evicted, and the latest one always stays', async () => {
  const cache = createAnalysedTranscriptCache(lexicon, 4)
  const first = (await cache.read('es', lines('uno dos'))).transcript
  await cache.read('es', lines('tres cuatro'))
  await cache.read('es', lines('uno dos'))
  await cache.read('es', lines('cinco seis'))
  expect(cache.size).toBe(2)
  expect((await cache.read('es', lines('uno dos'))).transcript).toBe(first)
  await cache.read('es', lines('una línea de más palabras que todo'))
  expect(cache.size).toBe(1)
})
