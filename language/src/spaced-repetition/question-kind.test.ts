import { expect, test } from 'vitest'
import { questionKindFor } from './question-kind.ts'

const all = { hasOptions: true, hasSentence: true }

test.each([
  ['a new word is chosen from options', 0, 'meaning', all, 'choose'],
  ['a word with a stability of a few days is listened to', 3, 'meaning', all, 'listen'],
  ['a word with a higher stability is typed', 5, 'meaning', all, 'type'],
  ['a word without options is typed', 0, 'meaning', { ...all, hasOptions: false }, 'type'],
  ['production begins with a cloze', 4, 'form', all, 'cloze'],
  ['production without a sentence is typed', 4, 'form', { ...all, hasSentence: false }, 'type'],
  ['production with a high stability is typed', 10, 'form', all, 'type'],
] as const)('%s', (_, stability, direction, possible, exercise) => {
  expect(questionKindFor({ stability }, direction, possible)).toBe(exercise)
})
