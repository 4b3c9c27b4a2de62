import type { LanguagePack } from '../inflection.ts'
import { italianCliticRules, italianSureCliticRules } from './it-clitics.ts'
import { italianContractions, italianElisions, italianIrregularWords } from './it-irregular.ts'
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
  accents: [...'àèéìíîòóùú'],
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
  reflexive: { ending: ['e', 'si'], pronouns: ['mi', 'ti', 'si', 'ci', 'vi'] },
}
