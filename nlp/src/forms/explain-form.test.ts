import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import type { LanguageCode, TargetLanguageCode } from '@verbena/language/languages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainText, type Question } from '../lookup/explain.ts'
import { explainForm } from './explain-form.ts'
import { explainListedName } from './explain-name.ts'
import { slipCost } from './near-lemmas.ts'

const sources = { lexicon, dictionary: () => null }

/** The explanation of a word by the lexicon and by its form. */
function explained(
  language: TargetLanguageCode,
  text: string,
  context = '',
  nativeLanguage: LanguageCode = language === 'en' ? 'es' : 'en',
) {
  const question: Question = { text, context, language, nativeLanguage }
  const name = explainListedName(lexicon, question)
  if (name) return name
  const known = explainText(lexicon, question)
  return known.error === undefined ? known : explainForm(sources, question, known)
}

test.each<[TargetLanguageCode, string, string]>([
  ['es', 'tambien', 'también'],
  ['es', 'arboles', 'árboles'],
  ['es', 'manana', 'mañana'],
  ['it', 'perche', 'perché'],
  ['it', 'citta', 'città'],
  ['no', 'paa', 'på'],
  ['no', 'broed', 'brød'],
  ['de', 'fuer', 'für'],
  ['de', 'schoen', 'schön'],
  ['de', 'Koeln', 'Köln'],
  ['fr', 'deja', 'déjà'],
  ['fr', 'jai', "j'ai"],
  ['en', 'dont', 'don’t'],
  ['el', 'ἄνθρωπος', 'άνθρωπος'],
])('%s: %s is explained as %s', (language, written, meant) => {
  expect(explained(language, written).meant).toEqual({ word: meant, because: 'spelling' })
})

test.each<[TargetLanguageCode, string]>([
  ['es', 'si'],
  ['de', 'schon'],
  ['fr', 'ou'],
  ['no', 'for'],
])('%s: %s is a word, so that no other spelling is tried', (language, word) => {
  expect(explained(language, word).meant).toBeUndefined()
})

test.each<[TargetLanguageCode, string, string, string[]]>([
  ['el', 'ξαναγράφω', 'write again', ['ξανα-', 'γράφω']],
  ['es', 'releer', 'read again', ['re-', 'leer']],
  ['en', 'reread', 'leer de nuevo', ['re-', 'read']],
  ['en', 'unsafe', 'no seguro', ['un-', 'safe']],
  ['en', 'washable', 'que se puede lavar', ['wash', '-able']],
  ['de', 'trinkbar', 'that one can drink', ['trinken', '-bar']],
  ['de', 'schlaflos', 'without sleep', ['Schlaf', '-los']],
])('%s: %s is %s', (language, word, translation, parts) => {
  expect(explained(language, word)).toMatchObject({ translation, parts })
})

test('the definition says what the ending does', () => {
  expect(explained('el', 'ξαναέγραψε')).toMatchObject({
    definition: 'From “γράφω”: “ξανα-” adds “again”.',
    lemma: 'ξαναγράφω',
    formReasons: ['past', 'thirdPerson', 'singular'],
  })
  expect(explained('de', 'trinkbar', '', 'es').definition).toBe(
    'De «trinken»: «-bar» forma un adjetivo: que se puede hacer.',
  )
})

test('a derived word with an unknown base is not explained', () => {
  expect(explained('es', 'reglubar').error).toBeDefined()
})

test.each<[TargetLanguageCode, string, string, string]>([
  ['de', 'Köln', 'Wir fahren nach Köln.', 'Cologne'],
  ['de', 'Bergen', 'Er wohnt in Bergen.', 'Bergen'],
  ['no', 'Bergen', 'Jeg bor i Bergen.', 'Bergen'],
  ['it', 'Firenze', 'Domani vado a Firenze.', 'Florence'],
  ['el', 'Θεσσαλονίκης', 'Το λιμάνι της Θεσσαλονίκης.', 'Thessaloniki'],
  ['es', 'Lucía', 'Lucía es alta.', 'Lucía'],
  ['en', 'Zorblat', 'My friend Zorblat is late.', 'Zorblat'],
])('%s: %s in %j is a name', (language, text, context, translation) => {
  expect(explained(language, text, context)).toMatchObject({ partOfSpeech: 'name', translation })
})

test('the same spelling without the place of a name is the word', () => {
  expect(explained('de', 'Bergen', 'Wir wandern in den Bergen.').translation).toContain('mountain')
})

test.each<[TargetLanguageCode, string, string]>([
  ['de', 'z. B.', 'for example'],
  ['es', 'EE. UU.', 'United States'],
  ['es', 'EE.UU.', 'United States'],
])('%s: %s is short for a known word', (language, text, translation) => {
  expect(explained(language, text).translation).toContain(translation)
})

test.each([
  ['XIX', '19'],
  ['21st', '21'],
  ['3.500', '3.500'],
  ['www.verbena.org', 'www.verbena.org'],
])('%s is explained as %s', (text, translation) => {
  expect(explained('en', text).translation).toBe(translation)
})

test('a compound of three parts and one with hyphens are explained by their parts', () => {
  expect(explained('de', 'Kinderzimmertür').parts).toEqual(['Kind', 'Zimmer', 'Tür'])
  expect(explained('en', 'book-lover').translation).toContain('libro')
})

test('a word of the native language gives the word of the target language', () => {
  expect(explained('es', 'knife')).toMatchObject({
    word: 'cuchillo',
    meant: { word: 'cuchillo', because: 'nativeLanguage' },
  })
  expect(explained('es', 'knife', 'Un knife nuevo.').meant).toBeUndefined()
})

test('a misspelled word gets suggestions, the most likely first', () => {
  const { error, alternatives } = explained('es', 'cuchilo')
  expect(error).toBeDefined()
  expect(alternatives?.[0]?.lemma).toBe('cuchillo')
  expect(explained('en', 'recieve').alternatives?.[0]?.lemma).toBe('receive')
  expect(explained('es', 'xqzw').alternatives).toBeUndefined()
})

test('a slip costs more the less likely it is', () => {
  const cost = (meant: string, written: string) => slipCost(written, meant, 3)
  expect(cost('casa', 'casa')).toBe(0)
  expect(cost('calle', 'cale')).toBeLessThan(cost('calle', 'cqlle'))
  expect(cost('calle', 'clale')).toBeLessThan(cost('calle', 'cxlle'))
  expect(cost('calle', 'xalle')).toBeGreaterThan(cost('calle', 'calxe'))
  expect(cost('calle', 'perro')).toBe(Infinity)
})

test('any text has an explanation or none, and no error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      for (const language of ['de', 'el', 'fr'] as const)
        expect(explained(language, text, `${text} ${text}`).word).toBeDefined()
    }),
    { numRuns: 40 },
  )
})
