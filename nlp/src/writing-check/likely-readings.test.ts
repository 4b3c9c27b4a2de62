import { starterLexicon as lexicon } from '@verbena/content/testing/content-for-tests'
import type { TargetLanguageCode } from '@verbena/language/languages'
import { expect, test } from 'vitest'
import { likelyReadings } from './likely-readings.ts'

const lemmas = (language: TargetLanguageCode, form: string) =>
  [...new Set(likelyReadings(lexicon, language, form).map(({ lemma }) => lemma))].sort()

test.each<[TargetLanguageCode, string, string[]]>([
  // not caso, librare, se pouvoir
  ['it', 'casa', ['casa']],
  ['it', 'libro', ['libro']],
  ['fr', 'peut', ['pouvoir']],
  ['es', 'vino', ['venir', 'vino']],
])('%s: %s is read as %j', (language, form, expected) => {
  expect(lemmas(language, form)).toEqual(expected)
})

test('a form with readings keeps one', () => {
  expect(likelyReadings(lexicon, 'fr', 'levé')).not.toEqual([])
})

test('an unknown form has none', () => {
  expect(likelyReadings(lexicon, 'es', 'xyzw')).toEqual([])
})
