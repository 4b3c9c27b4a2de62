import type { Reading } from '@verbena/nlp/lexicon/readings'
import { expect, test } from 'vitest'
import { parseCorrections, pinnedBlock } from './draft.ts'

const reading = (lemma: string, id: string): Reading => ({
  lemma,
  reasons: [],
  concept: {
    id,
    partOfSpeech: 'noun',
    level: 'A1',
    words: { es: [lemma] },
    definition: { en: id, es: id },
  },
})
const words = [
  { form: 'bancos', readings: [reading('banco', 'bank'), reading('banco', 'bench')] },
  { form: 'Marco', readings: [reading('marco', 'frame')] },
  { form: 'cuenta', readings: [reading('darse cuenta', 'phrase.es.4')] },
  { form: 'xyz', readings: [] },
]
const conceptsWith = (corrections: string) =>
  pinnedBlock(7, 'Bancos Marco cuenta xyz', words, parseCorrections(corrections)).words.map(
    ({ concept }) => concept,
  )

test('a word without a correction has its first reading, and a word without readings none', () => {
  expect(conceptsWith('')).toEqual(['bank', 'frame', 'phrase', '-'])
})

test('a correction names another reading, or none; remarks and other sentences do not matter', () => {
  expect(conceptsWith('7 1 2\n\n7 2 - a name\n8 1 9\n// done')).toEqual(['bench', '-', 'phrase', '-'])
})

test('a correction of a reading that does not exist is refused', () => {
  expect(() => conceptsWith('7 1 3')).toThrow('#7 word 1 (bancos) has no reading 3')
})

test('a line that is no correction is refused', () => {
  expect(() => parseCorrections('7 bancos 2')).toThrow('This is no correction: 7 bancos 2')
})
