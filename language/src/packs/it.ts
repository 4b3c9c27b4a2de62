import type { InflectionRule, LanguagePack } from '../inflection.ts'
import { italianCliticRules, italianSureCliticRules } from './it-clitics.ts'
import { italianContractions, italianElisions, italianIrregularWords } from './it-irregular.ts'
import { italianIrregularVerbs } from './it-irregular-verbs.ts'
import {
  italianDerivedRules,
  italianNounRules,
  italianRareNounRules,
  italianShortenedRules,
} from './it-nouns.ts'
import { italianRareVerbRules, italianVerbRules } from './it-verbs.ts'
import { mergedForms } from './rule-tables.ts'

/** A long ending is seldom chance; what is rare counts as if its ending were shorter. */
const surest = (rules: readonly InflectionRule[], rare: readonly InflectionRule[]) =>
  [
    ...rules.map((rule) => ({ rule, length: rule.form.length })),
    ...rare.map((rule) => ({ rule, length: Math.max(0.5, rule.form.length - 2) })),
  ]
    .toSorted((one, other) => other.length - one.length)
    .map(({ rule }) => rule)

/** Italian: endings from the longest to the shortest. */
export const italianPack: LanguagePack = {
  code: 'it',
  accents: [...'àèéìíîòóùú'],
  rules: [
    ...italianSureCliticRules,
    ...surest([...italianNounRules, ...italianVerbRules], [...italianRareNounRules, ...italianRareVerbRules]),
    ...italianCliticRules,
    ...italianDerivedRules,
    ...italianShortenedRules,
  ],
  irregular: mergedForms(italianIrregularWords, italianIrregularVerbs),
  contractions: italianContractions,
  elisions: italianElisions,
  verbPrefixes: ['ri', 'sotto', 'contra', 'so'],
  reflexive: { ending: ['e', 'si'] },
}
