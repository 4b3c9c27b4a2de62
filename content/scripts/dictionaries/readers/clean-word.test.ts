import { expect, test } from 'vitest'
import { cleanWord, isHeadword, isTranslation, keyOf } from './clean-word.ts'

test.each([
  ['de', 'das Haus', 'Haus'],
  ['de', 'sich etw. merken', 'sich merken'],
  ['de', 'jdm. etw./jdn. zeigen', 'zeigen'],
  ['en', 'to give sth. up', 'give up'],
  ['en', "take sb.'s place", 'take place'],
  ['en', 'light (colour)', 'light'],
  ['en', 'a', 'a'],
  ['es', '¿qué?', 'qué'],
  ['es', 'la casa', 'casa'],
  ['fr', 'l’eau', 'eau'],
  ['fr', 'se lever', 'se lever'],
  ['it', "l'uomo", 'uomo'],
  ['no', 'å gå', 'gå'],
  ['el', 'το  σπίτι', 'σπίτι'],
  ['el', 'στερεά  (τροφή)', 'στερεά'],
  ['en', '(only a note)', ''],
] as const)('%s: "%s" is cleaned to "%s"', (language, text, expected) => {
  expect(cleanWord(text, language)).toBe(expected)
})

test.each([
  ['de', 'sich Merken', 'merken'],
  ['fr', "s'asseoir", 'asseoir'],
  ['no', 'skynde seg', 'skynde'],
  ['de', 'Übung', 'übung'],
  ['no', 'Ås', 'ås'],
] as const)('%s: the key of "%s" is "%s"', (language, word, key) => {
  expect(keyOf(word, language)).toBe(key)
})

test.each(['Haus', 'aus dem Haus', "o'clock", 'porte-monnaie', 'σπίτι'])('"%s" can be a headword', (word) => {
  expect(isHeadword(word)).toBe(true)
})

test.each(['', 'Haus…', 'vor-', '-ness', 'a b c d e', '42', 'a\tb', 'a\nb', 'x'.repeat(41)])(
  '%j cannot be a headword',
  (word) => {
    expect(isHeadword(word)).toBe(false)
  },
)

test.each(['}}', '', 'x'.repeat(61), '123', 'a|b', 'Haus…'])('%j cannot be a translation', (word) => {
  expect(isTranslation(word)).toBe(false)
})
