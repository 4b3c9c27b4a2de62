import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import { expect, test } from 'vitest'
import { countForms, lemmasOfWritten } from './transcript-forms.ts'

test('a form with and without a capital is counted as one, and numbers are not counted', () => {
  expect(countForms('es', ['La masa duerme.', '¿La masa? 15 masas'])).toEqual([
    { form: 'la', written: ['La'], count: 2 },
    { form: 'masa', written: ['masa'], count: 2 },
    { form: 'duerme', written: ['duerme'], count: 1 },
    { form: 'masas', written: ['masas'], count: 1 },
  ])
})

test.each([
  ['es', 'vino', ['vino', 'venir']],
  ['es', 'casas', ['casa']],
  ['de', 'Häuser', ['haus']],
] as const)('in %s "%s" can have the lemmas %j', (language, form, lemmas) => {
  expect(lemmasOfWritten(lexicon, language, [form])).toEqual(expect.arrayContaining([...lemmas]))
})

test('a word that the lexicon lacks can be its own lemma, or a lemma by the rules', () => {
  const lemmas = lemmasOfWritten(lexicon, 'es', ['zurrapas'])
  expect(lemmas[0]).toBe('zurrapas')
  expect(lemmas).toContain('zurrapa')
})
