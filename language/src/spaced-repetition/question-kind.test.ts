import { expect, test } from 'vitest'
import { type Possible, questionKindFor } from './question-kind.ts'

const all: Possible = { hasOptions: true, hasSound: true, hasSentence: true }
const recognition = { direction: 'meaning', stability: 2.3, reps: 1 } as const
const production = { direction: 'form', stability: 2.3, reps: 0 } as const
const lemmas = Array.from({ length: 40 }, (_, index) => `palabra ${index}`)
const kindsOf = (card: typeof recognition | typeof production, possible = all) =>
  [...new Set(lemmas.map((lemma) => questionKindFor({ ...card, lemma }, possible)))].sort()

test.each([
  [
    'a new word is chosen or listened to',
    { ...recognition, stability: 0, reps: 0 },
    all,
    ['choose', 'listen'],
  ],
  [
    'a new word without sound is chosen',
    { ...recognition, reps: 0 },
    { ...all, hasSound: false },
    ['choose'],
  ],
  ['a word of the first days has all kinds', recognition, all, ['choose', 'cloze', 'listen', 'type']],
  [
    'a word without a sentence has no cloze',
    recognition,
    { ...all, hasSentence: false },
    ['choose', 'listen', 'type'],
  ],
  ['a word without options is typed', { ...recognition, reps: 0 }, { ...all, hasOptions: false }, ['type']],
  ['a word with a higher stability is recalled', { ...recognition, stability: 5 }, all, ['listen', 'type']],
  ['production begins with a cloze', production, all, ['cloze']],
  ['production is typed the next time', { ...production, reps: 1 }, all, ['type']],
  ['production without a sentence is typed', production, { ...all, hasSentence: false }, ['type']],
] as const)('%s', (_, card, possible, kinds) => {
  expect(kindsOf(card as typeof recognition, possible)).toEqual(kinds)
})

test('the kind changes with each answer, and a word has all of them in turn', () => {
  for (const lemma of lemmas) {
    const kinds = [1, 2, 3, 4, 5].map((reps) => questionKindFor({ ...recognition, lemma, reps }, all))
    expect(new Set(kinds.slice(0, 4)).size).toBe(4)
    expect(kinds[4]).toBe(kinds[0])
  }
})
