import { expect, test } from 'vitest'
import { starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { bankWords, sentencesOfBank, wordBank } from './word-bank.ts'

test.each([
  ['¿Cómo estás, Ana?', ['Cómo', 'estás', 'Ana']],
  ["Un po' d'acqua, per favore.", ['Un', "po'", "d'acqua", 'per', 'favore']],
  ['Où est-il ?', ['Où', 'est-il']],
  ['Nein – wirklich …', ['Nein', 'wirklich']],
])('%s is put down in %j', (sentence, words) => {
  expect(bankWords(sentence)).toEqual(words)
})

function bankOf(language: 'de' | 'en' | 'es', accepted: string[], others: string[] = []) {
  const sentences = [accepted[0] ?? '', ...others]
  const [sentence = [], ...rest] = sentencesOfBank({
    lexicon,
    language,
    sentences,
    names: new Set(['Marco']),
  })
  return wordBank({ sentence, others: rest.flat(), accepted, seed: 'x' })
}

test('no capital gives the beginning of a sentence away, and names, nouns and I keep theirs', () => {
  expect(bankOf('en', ["I'm Marco. And you? Sleep well, Anna."]).sort()).toEqual(
    ["I'm", 'Marco', 'and', 'you', 'sleep', 'well', 'Anna'].sort(),
  )
  expect(bankOf('de', ['Hunde schlafen gern. Und du?']).sort()).toEqual([
    'Hunde',
    'du',
    'gern',
    'schlafen',
    'und',
  ])
  expect(bankOf('es', ['¿Marco? ¿Eres tú?']).sort()).toEqual(['Marco', 'eres', 'tú'])
})

test('strays come from other sentences, and none of them is a word of any right answer', () => {
  const bank = bankOf(
    'es',
    ['Tengo un perro.', 'Yo tengo un perro.'],
    ['Yo tengo dos gatos negros.', 'Un gato duerme aquí.'],
  )
  expect(bank).toEqual(expect.arrayContaining(['tengo', 'un', 'perro']))
  const strays = bank.filter((word) => !['tengo', 'un', 'perro'].includes(word))
  expect(strays.length).toBe(3)
  for (const stray of strays) expect(['dos', 'gatos', 'negros', 'gato', 'duerme', 'aquí']).toContain(stray)
})

test('the same seed makes the same bank', () => {
  expect(bankOf('es', ['Tengo un perro.'], ['Dos gatos'])).toEqual(
    bankOf('es', ['Tengo un perro.'], ['Dos gatos']),
  )
})
