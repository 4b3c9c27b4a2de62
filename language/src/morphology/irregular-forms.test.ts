import { expect, test } from 'vitest'
import { englishPack } from '../packs/en/en-pack.ts'
import { spanishPack } from '../packs/es/es-pack.ts'
import { irregularFormsOf } from './irregular-forms.ts'

const formOf = (pack: typeof spanishPack, lemma: string, wanted: string) =>
  irregularFormsOf(pack, lemma).find(({ form }) => form === wanted)

test.each([
  [spanishPack, 'venir', 'vino', ['past', 'thirdPerson', 'singular']],
  [spanishPack, 'VENIR', 'vengo', ['present', 'firstPerson', 'singular']],
  [spanishPack, 'detener', 'detuvo', ['past', 'thirdPerson', 'singular']],
  [englishPack, 'understand', 'understood', ['past']],
])('$1: $2', (pack, lemma, form, reasons) => {
  expect(formOf(pack, lemma, form)?.reasons).toEqual(reasons)
})

test('a regular verb and a text that is no base form have no irregular forms', () => {
  for (const lemma of ['hablar', 'vino', 'de', '', 'constructor'])
    expect(irregularFormsOf(spanishPack, lemma)).toEqual([])
})

test('a command with an accent is not given without it', () => {
  const forms = irregularFormsOf(spanishPack, 'detener').map(({ form }) => form)
  expect(forms).not.toContain('deten')
})
