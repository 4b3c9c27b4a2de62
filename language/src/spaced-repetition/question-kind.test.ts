import { expect, test } from 'vitest'
import { questionKindFor } from './question-kind.ts'

const all = { hasOptions: true, hasSentence: true }

test.each([
  ['a new word is chosen among others', 0, 'meaning', all, 'choose'],
  ['a word that is remembered for days is heard', 3, 'meaning', all, 'listen'],
  ['one that is remembered for long is typed', 5, 'meaning', all, 'type'],
  ['where nothing stands beside it, it is typed', 0, 'meaning', { ...all, hasOptions: false }, 'type'],
  ['the way back begins in a sentence', 4, 'form', all, 'cloze'],
  ['and without one', 4, 'form', { ...all, hasSentence: false }, 'type'],
  ['and ends without help', 10, 'form', all, 'type'],
] as const)('%s', (_, stability, direction, possible, exercise) => {
  expect(questionKindFor({ stability }, direction, possible)).toBe(exercise)
})
