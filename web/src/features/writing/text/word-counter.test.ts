import { targetLanguageCodes } from '@verbena/language/languages'
import { countWords } from '@verbena/language/text/count-words'
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

test.each(targetLanguageCodes)(
  'counting %s line by line gives the same total as counting the whole text',
  (language) => {
    const count = createWordCounter(language)
    expect(texts.map(count)).toEqual(texts.map((text) => countWords(text, language)))
  },
)
