import type { LanguagePack } from '../inflection.ts'
import { letterKeys } from '../letter-keys.ts'
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
  accents: letterKeys.fr,
  articles: ['le', 'la', 'les', 'un', 'une', 'des', "l'"],
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
    pronouns: [
      ...['me', 'te', 'se', 'nous', 'vous'],
      ...["m'", "t'", "s'", 'nous', 'vous'],
      ...['moi', 'toi', 'se', 'nous', 'vous'],
    ],
  },
  subjects: [
    ['je', "j'"],
    ['tu'],
    ['il', 'elle', 'on', 'ça', 'ce', "c'"],
    ['nous'],
    ['vous'],
    ['ils', 'elles'],
  ],
  proclitics:
    "je j' c' tu il elle on ils elles ne n' me m' te t' se s' y j'y j'en n'y n'en m'y m'en t'y t'en s'y s'en qu'il qu'elle qu'on qu'ils qu'elles s'il s'ils".split(
      ' ',
    ),
  spellings: [
    ['œ', 'oe'],
    ['æ', 'ae'],
    ['aître', 'aitre'],
  ],
}
