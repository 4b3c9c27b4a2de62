import { expect, test } from 'vitest'
import { packs } from '../packs/packs.ts'
import { numberOf } from './number-words.ts'

test.each([
  ['de', 'vierundzwanzig', 24],
  ['de', 'Einundzwanzig', 21],
  ['de', 'fünfunddreißig', 35],
  ['de', 'neunzehnhundertachtzig', 1980],
  ['de', 'zweitausendsechsundzwanzig', 2026],
  ['de', 'dreihundertfünfundsechzig', 365],
  ['no', 'tjuefire', 24],
  ['no', 'førtito', 42],
  ['no', 'hundreogtjue', 120],
  ['no', 'åttiåtte', 88],
  ['no', 'syttifem', 75],
  ['no', 'ettusen', 1000],
  ['no', 'femogtjue', 25],
  ['no', 'sekstien', 61],
  ['it', 'ventiquattro', 24],
  ['it', 'trentotto', 38],
  ['it', 'ventitré', 23],
  ['it', 'duecentocinquanta', 250],
  ['it', 'millenovecento', 1900],
  ['it', 'duemilaventisei', 2026],
  ['es', 'veintitrés', 23],
  ['es', 'dieciséis', 16],
  ['fr', 'dix-sept', 17],
  ['fr', 'soixante-dix-sept', 77],
  ['en', 'one-hundred-and-five', 105],
  ['de', 'tausendundeins', 1001],
  ['fr', 'vingt-quatre', 24],
  ['fr', 'vingt-et-un', 21],
  ['fr', 'soixante-quinze', 75],
  ['fr', 'quatre-vingt-dix-neuf', 99],
  ['fr', 'quatre-vingt-onze', 91],
  ['fr', 'deux-cents', 200],
  ['en', 'twenty-four', 24],
  ['en', 'ninety-nine', 99],
  ['el', 'εικοσιένα', 21],
  ['el', 'δεκαπέντε', 15],
] as const)('%s: %s is %i', (language, word, value) => {
  expect(numberOf(word, packs[language].numberWords)).toBe(value)
})

test.each([
  ['en', 'one'],
  ['en', 'tone'],
  ['en', 'one-two'],
  ['en', 'six-thirty'],
  ['en', 'one-thirty'],
  ['en', 'ten-four'],
  ['no', 'tien'],
  ['no', 'femtjue'],
  ['no', 'søttifem'],
  ['it', 'sessantadieci'],
  ['de', 'vierzwanzig'],
  ['de', 'zwanzigeins'],
  ['de', 'und'],
  ['de', 'undzwanzig-'],
  ['de', 'zwanzigvierzig'],
  ['it', 'sei'],
  ['it', 'cento'],
  ['fr', '-'],
  ['es', 'constructor'],
  ['de', 'ein'.repeat(200)],
] as const)('%s: %s is no number of several words', (language, word) => {
  expect(numberOf(word, packs[language].numberWords)).toBeUndefined()
})
