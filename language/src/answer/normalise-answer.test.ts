import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameAnswer, isSpelledAlike, normaliseAnswer } from './normalise-answer.ts'

test.each([
  ['the very word', 'corazón', 'corazón'],
  ['another case and outer space', ' CORAZÓN ', 'corazón'],
  ['no accent', 'corazon', 'corazón'],
  ['an accent too many', 'méi', 'mei'],
  ['an accent typed in two strokes', 'corazo\u0301n', 'corazón'],
  ['the apostrophe of another keyboard', "don't", 'don’t'],
  ['no apostrophe', 'lamour', "l'amour"],
  ['no hyphen', 'arc en ciel', 'arc-en-ciel'],
  ['a mark that follows', 'feliz!', 'feliz'],
  ['a word cut short, without its apostrophe', 'goin', "goin'"],
  ['ss for ß', 'strasse', 'Straße'],
  ['oe for ö', 'schoen', 'schön'],
  ['o for ö', 'schon', 'schön'],
  ['o for ø', 'ol', 'øl'],
  ['oe for ø', 'oel', 'øl'],
  ['aa for å', 'gaa', 'gå'],
  ['Greek in capitals, without the sign of stress', 'ΛΟΓΟΣ', 'λόγος'],
  ['sigma within for sigma at the end', 'λογοσ', 'λόγος'],
])('%s is right', (_, answer, text) => {
  expect(isSameAnswer(answer, text)).toBe(true)
})

test.each([
  ['another word', 'perro', 'gato'],
  ['a part of the word', 'a', 'casa'],
  ['more than the word', 'la casa', 'casa'],
  ['nothing', '', 'casa'],
  ['blanks', '   ', 'casa'],
  ['only marks', '...', 'casa'],
  ['only marks for only marks', '…', '♪'],
])('%s is wrong', (_, answer, text) => {
  expect(isSameAnswer(answer, text)).toBe(false)
})

test.each([
  ['corazón', 'corazón', true],
  [' CORAZÓN', 'corazón', true],
  ["don't", 'don’t', true],
  ['corazon', 'corazón', false],
  ['schoen', 'schön', false],
  ['dont', "don't", false],
])('%s is spelled as %s: %s', (answer, text, expected) => {
  expect(isSpelledAlike(answer, text)).toBe(expected)
})

test.each([
  ['La, la... ¡la!', 'lalala'],
  ['[Chorus]', ''],
  ['[x2] Ven', 'ven'],
  ['♪ ♫', ''],
  ['99 Luftballons', '99luftballons'],
])('%s folds to %j', (text, expected) => {
  expect(normaliseAnswer(text)).toBe(expected)
})

test('whatever says something is an answer to itself, and what is spelled alike is right', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, other) => {
      expect(isSameAnswer(text, text)).toBe(normaliseAnswer(text) !== '')
      if (isSpelledAlike(other, text) && normaliseAnswer(text) !== '')
        expect(isSameAnswer(other, text)).toBe(true)
    }),
  )
})
