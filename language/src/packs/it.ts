import type { LanguagePack } from '../inflection.ts'
import { letterKeys } from '../letter-keys.ts'
import { italianCliticRules, italianSureCliticRules } from './it-clitics.ts'
import { italianContractions, italianElisions } from './it-contractions.ts'
import { italianIrregularWords } from './it-irregular.ts'
import { italianIrregularVerbs } from './it-irregular-verbs.ts'
import {
  italianComparedRules,
  italianDerivedRules,
  italianNounRules,
  italianRareNounRules,
  italianShortenedRules,
} from './it-nouns.ts'
import { italianRareVerbRules, italianVerbRules } from './it-verbs.ts'
import { mergedForms } from './rule-tables.ts'
import { asRare, behind, byLength, surest } from './surest.ts'

/** Italian: endings from the longest to the shortest. */
export const italianPack: LanguagePack = {
  code: 'it',
  accents: letterKeys.it,
  articles: ['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'uno', 'una', "l'", "un'"],
  rules: [
    ...italianSureCliticRules,
    ...surest(
      [[...italianNounRules, ...italianVerbRules, ...italianComparedRules], byLength],
      [[...italianCliticRules, ...italianDerivedRules], behind],
      [[...italianRareNounRules, ...italianRareVerbRules], asRare],
    ),
    ...italianShortenedRules,
  ],
  irregular: mergedForms(italianIrregularWords, italianIrregularVerbs),
  contractions: italianContractions,
  elisions: italianElisions,
  verbPrefixes: ['ri', 'sotto', 'contra', 'so'],
  reflexive: {
    endings: [
      ['rre', 'rsi'],
      ['re', 'rsi'],
    ],
    pronouns: ['mi', 'ti', 'si', 'ci', 'vi'],
  },
  subjects: [['io'], ['tu'], ['lui', 'lei', 'egli'], ['noi'], ['voi'], ['loro']],
  proclitics: ['mi', 'ti', 'si', 'ci', 'vi', "m'", "t'", "s'", "c'", "v'"],
}
