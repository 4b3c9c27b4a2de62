import { countWords } from '@verbena/language/count-words'
import { targetLanguageCodes } from '@verbena/language/languages'
import { expect, test } from 'vitest'
import { createWordCounter } from './word-counter.ts'

const texts = [
  '',
  'Uno',
  'Uno dos',
  'Uno dos\n\nUno dos\n',
  'Uno dos\n\nUno tres cuatro\nl’eau 1.000\n-\nfin',
  'fin\n',
]

test.each(targetLanguageCodes)('line by line there are as many words of %s as in the whole', (language) => {
  const count = createWordCounter(language)
  expect(texts.map(count)).toEqual(texts.map((text) => countWords(text, language)))
})
