import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameAnswer, isSpelledAlike, normaliseAnswer } from './normalise-answer.ts'

test.each([
  ['the same word', 'corazón', 'corazón'],
  ['another case and outer space', ' CORAZÓN ', 'corazón'],
  ['no accent', 'corazon', 'corazón'],
  ['an extra accent', 'méi', 'mei'],
  ['an accent typed in two strokes', 'corazo\u0301n', 'corazón'],
  ['the apostrophe of another keyboard', "don't", 'don’t'],
  ['no apostrophe', 'lamour', "l'amour"],
  ['no hyphen', 'arc en ciel', 'arc-en-ciel'],
  ['a punctuation mark at the end', 'feliz!', 'feliz'],
  ['a shortened word without its apostrophe', 'goin', "goin'"],
  ['ss for ß', 'strasse', 'Straße'],
  ['oe for ö', 'schoen', 'schön'],
  ['o for ö', 'schon', 'schön'],
  ['o for ø', 'ol', 'øl'],
  ['oe for ø', 'oel', 'øl'],
  ['aa for å', 'gaa', 'gå'],
  ['Greek in capitals without accents', 'ΛΟΓΟΣ', 'λόγος'],
  ['a normal sigma for a final sigma', 'λογοσ', 'λόγος'],
])('%s is right', (_, answer, text) => {
  expect(isSameAnswer(answer, text)).toBe(true)
})

test.each([
  ['another word', 'perro', 'gato'],
  ['a part of the word', 'a', 'casa'],
  ['more than the word', 'la casa', 'casa'],
  ['nothing', '', 'casa'],
  ['blanks', '   ', 'casa'],
  ['only punctuation', '...', 'casa'],
  ['only punctuation for only punctuation', '…', '♪'],
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
])('%s is normalised to %j', (text, expected) => {
  expect(normaliseAnswer(text)).toBe(expected)
})

test('a text with letters is a right answer to itself, and so is a text with the same spelling', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, other) => {
      expect(isSameAnswer(text, text)).toBe(normaliseAnswer(text) !== '')
      if (isSpelledAlike(other, text) && normaliseAnswer(text) !== '')
        expect(isSameAnswer(other, text)).toBe(true)
    }),
  )
})
