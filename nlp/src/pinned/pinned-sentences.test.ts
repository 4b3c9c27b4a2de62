import { expect, test } from 'vitest'
import { indexPinned } from './pinned-sentences.ts'

const word = (lemma: string) => ({ lemma, concept: `${lemma}.id` })
const pinned = indexPinned([
  {
    words: ['el', 'banco', 'está', 'cerrado'],
    readings: [null, word('banco'), word('estar'), word('cerrado')],
  },
  { words: ['el', 'banco'], readings: [null, word('bench')] },
  { words: ['sí'], readings: [word('sí')] },
])

test.each([
  ['el banco está cerrado', 1, 'banco'],
  ['ayer el banco está cerrado hoy', 2, 'banco'],
  ['ayer el banco está cerrado hoy', 4, 'cerrado'],
  // A short sentence must be the whole text.
  ['el banco', 1, 'bench'],
  ['el banco es viejo', 1, undefined],
  ['el banco es viejo', 2, undefined],
  ['el banco está cerrado', 0, undefined],
  ['sí', 0, undefined],
  ['', 0, undefined],
])('the word of «%s» at %i is %s', (sentence, at, lemma) => {
  expect(pinned.find(sentence.split(' '), at)?.lemma).toBe(lemma)
})
