import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { expect, test } from 'vitest'
import { explainText } from '../lookup/explain.ts'

const reasonsOf = (language: TargetLanguageCode, text: string, context: string) =>
  explainText(lexicon, { text, context, language, nativeLanguage: 'es' }).formReasons ?? []

test.each<[TargetLanguageCode, string, string]>([
  ['es', 'Mira', '¡Mira, un gato!'],
  ['es', 'Abre', 'Abre la puerta, por favor.'],
  ['it', 'Guarda', 'Guarda che bello!'],
  ['it', 'Prendi', 'Prendi il libro, per favore.'],
  ['de', 'Komm', 'Komm her!'],
  ['de', 'komm', 'Anna, komm bitte.'],
  ['fr', 'Viens', 'Viens ici.'],
  ['fr', 'Prenez', 'Prenez le bus.'],
  ['en', 'Turn', 'Turn left at the corner.'],
  ['en', 'close', 'Please close the door.'],
  ['el', 'Κοίτα', 'Κοίτα εκεί!'],
  ['no', 'Kom', 'Kom hit!'],
])('%s: %s in %j is an imperative', (language, text, context) => {
  expect(reasonsOf(language, text, context)).toContain('imperative')
})

test.each<[TargetLanguageCode, string, string]>([
  ['es', 'mira', 'Juan mira la calle.'],
  ['es', 'pasa', '¡Cómo pasa el tiempo!'],
  ['it', 'guarda', 'Marco guarda il mare!'],
  ['de', 'kommt', 'Er kommt morgen!'],
  ['de', 'Kommt', 'Kommt ihr mit?'],
  ['fr', 'mange', 'Paul mange une pomme.'],
  ['en', 'turn', 'I turn left.'],
  ['en', 'Do', 'Do you know?'],
])('%s: %s in %j is none', (language, text, context) => {
  expect(reasonsOf(language, text, context)).not.toContain('imperative')
})
