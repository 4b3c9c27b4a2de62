import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import { expect, test } from 'vitest'
import { starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { keyWordsOf } from './key-words.ts'

const keyWords = (
  text: string,
  language: TargetLanguageCode,
  meant: string[],
  nativeLanguage: LanguageCode,
) =>
  keyWordsOf(lexicon, { text, language, nativeLanguage, meant, names: new Set(['Marco']) }).map(
    ({ lemma, translation }) => `${lemma}: ${translation.split(', ')[0]}`,
  )

test.each([
  [
    'fr',
    'Le sac est bleu, mais il est cher.',
    'The bag is blue but it is expensive.',
    ['sac: bag', 'être: be', 'bleu: blue', 'cher: expensive'],
  ],
  ['es', 'Llegas tarde, Marco.', 'You’re late, Marco.', ['tarde: late']],
  ['es', 'Creo que es un sueño.', 'I believe it is a dream.', ['creer: believe', 'ser: be', 'sueño: dream']],
  ['de', 'Das scheint einfach.', 'That seems easy.', ['scheinen: seem', 'einfach: easy']],
  [
    'it',
    'Cosa aspetti? Ridi?',
    'What are you waiting for? Are you laughing?',
    ['aspettare: wait', 'ridere: laugh'],
  ],
  ['es', '¿Cómo te llamas?', 'What’s your name?', ['cómo: how', 'llamarse: be called']],
] as const)('the key words in %s of “%s” are those of its translation', (language, text, meant, told) => {
  expect(keyWords(text, language, [meant], 'en')).toEqual(told)
})

test('a sentence without a translation in the native language still has key words', () => {
  expect(keyWords('Das ist ein Hund.', 'de', [], 'zh').length).toBeGreaterThan(0)
})
