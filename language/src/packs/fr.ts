import type { LanguagePack } from '../inflection.ts'
import { frenchCliticRules } from './fr-clitics.ts'
import { frenchContractions, frenchElisions, frenchIrregularWords } from './fr-irregular.ts'
import { frenchIrregularVerbs } from './fr-irregular-verbs.ts'
import { frenchDerivedRules, frenchNounRules, frenchRareNounRules } from './fr-nouns.ts'
import { frenchRareVerbRules, frenchVerbRules } from './fr-verbs.ts'
import { mergedForms } from './rule-tables.ts'
import { asRare, behind, byLength, surest } from './surest.ts'

/** French: endings from the longest to the shortest. */
export const frenchPack: LanguagePack = {
  code: 'fr',
  accents: [...'àâæçéèêëîïôœùûüÿ'],
  rules: [
    ...frenchCliticRules,
    ...surest(
      [[...frenchNounRules, ...frenchVerbRules], byLength],
      [frenchDerivedRules, behind],
      [[...frenchRareNounRules, ...frenchRareVerbRules], asRare],
    ),
  ],
  irregular: mergedForms(frenchIrregularWords, frenchIrregularVerbs),
  contractions: frenchContractions,
  elisions: frenchElisions,
  reflexive: {
    before: 'se ',
    beforeVowel: "s'",
    pronouns: ['me', 'te', 'se', 'nous', 'vous', "m'", "t'", "s'"],
  },
  spellings: [
    ['œ', 'oe'],
    ['æ', 'ae'],
    ['aître', 'aitre'],
  ],
}
