import { sentenceWords } from '@verbena/language/lessons/sentence-words'
import { expect, test } from 'vitest'
import { starterLexicon as lexicon } from '../testing/content-for-tests.ts'
import { bankWords, sentencesOfBank, wordBank } from './word-bank.ts'

test.each([
  ['¿Cómo estás, Ana?', ['Cómo', 'estás', 'Ana']],
  ["Un po' d'acqua, per favore.", ['Un', "po'", "d'acqua", 'per', 'favore']],
  ['Où est-il ?', ['Où', 'est-il']],
  ['Nein – wirklich …', ['Nein', 'wirklich']],
])('%s is cut into the words %j', (sentence, words) => {
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
  return wordBank({
    sentence,
    others: rest.flat(),
    taken: accepted.flatMap((one) => sentenceWords(one).map(({ key }) => key)),
    seed: 'x',
  })
}

test('the first word of a sentence loses its capital, unless it is a name, a German noun or I', () => {
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

test('distractors come from other sentences, and none is a word of a right answer', () => {
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
