import type { LanguagePack } from '../inflection.ts'
import { letterKeys } from '../letter-keys.ts'
import { germanContractions } from './de-contractions.ts'
import { germanIrregular } from './de-irregular.ts'
import {
  declinedParticiples,
  germanAdjectiveRules,
  germanLateAdjectiveRules,
  germanNounRules,
} from './de-nominal.ts'
import { germanPossessives } from './de-pronouns.ts'
import {
  germanCommands,
  germanSeparablePrefixes,
  germanSureVerbRules,
  germanVerbRules,
  inseparablePrefixes,
} from './de-verbs.ts'

/** German. */
export const germanPack: LanguagePack = {
  code: 'de',
  accents: letterKeys.de,
  articles: ['der', 'die', 'das', 'ein', 'eine'],
  capitalNouns: true,
  rules: [
    ...germanPossessives,
    ...germanNounRules,
    ...germanSureVerbRules,
    ...declinedParticiples('ge'),
    ...germanAdjectiveRules,
    ...germanVerbRules,
    ...declinedParticiples(''),
    ...germanLateAdjectiveRules,
    ...germanCommands,
  ],
  irregular: germanIrregular,
  contractions: germanContractions,
  separablePrefixes: germanSeparablePrefixes,
  verbPrefixes: [...germanSeparablePrefixes, ...inseparablePrefixes],
  spellings: [['ß', 'ss']],
  compoundLinks: ['s', 'n', 'en', 'es', 'er', 'e', 'ens'],
  subjects: [['ich'], ['du'], ['er', 'sie', 'es', 'man', 'wer'], ['wir'], ['ihr'], ['sie']],
  reflexive: { before: 'sich ', pronouns: ['mich', 'dich', 'sich', 'uns', 'euch', 'mir', 'dir'] },
}
