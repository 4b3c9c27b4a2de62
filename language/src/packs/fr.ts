import type { LanguagePack } from '../inflection.ts'
import { frenchCliticRules } from './fr-clitics.ts'
import { frenchContractions, frenchElisions, frenchIrregularWords } from './fr-irregular.ts'
import { frenchIrregularVerbs } from './fr-irregular-verbs.ts'
import { frenchDerivedRules, frenchNounRules } from './fr-nouns.ts'
import { frenchVerbRules } from './fr-verbs.ts'
import { mergedForms } from './rule-tables.ts'

/** French: endings from the longest to the shortest, because a long one is seldom chance. */
export const frenchPack: LanguagePack = {
  code: 'fr',
  accents: [...'àâæçéèêëîïôœùûüÿ'],
  rules: [
    ...frenchCliticRules,
    ...[...frenchVerbRules, ...frenchNounRules].toSorted((one, other) => other.form.length - one.form.length),
    ...frenchDerivedRules,
  ],
  irregular: mergedForms(frenchIrregularWords, frenchIrregularVerbs),
  contractions: frenchContractions,
  elisions: frenchElisions,
  reflexive: { before: 'se ', beforeVowel: "s'" },
  spellings: [
    ['œ', 'oe'],
    ['æ', 'ae'],
    ['aître', 'aitre'],
  ],
}
