import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { expect, test } from 'vitest'
import { clozeOf } from './cloze.ts'

test.each([
  ['es', 'Comemos pan.', 'pan', 'pan', 'Comemos ____.', 'pan'],
  ['es', 'Ayer comimos tarde.', 'comer', 'comer', 'Ayer ____ tarde.', 'comimos'],
  ['es', 'Pan y más pan.', 'pan', 'pan', '____ y más pan.', 'Pan'],
  ['en', 'They looked forward to it.', 'look forward to', 'look forward to', null, ''],
  ['en', 'We look forward to it.', 'look forward to', 'look forward to', 'We ____ it.', 'look forward to'],
  ['de', 'Der Tisch ist alt.', 'Tisch', 'tisch', 'Der ____ ist alt.', 'Tisch'],
  ['es', 'No lo sé.', 'pan', 'pan', null, ''],
  ['es', '¡Pan!', 'pan', 'pan', null, ''],
  ['es', '', 'pan', 'pan', null, ''],
] as const)('%s: “%s” without %s', (language, sentence, word, lemma, without, answer) => {
  expect(clozeOf(lexicon, language, sentence, { word, lemma })).toEqual(
    without === null ? null : { sentence: without, answer },
  )
})
