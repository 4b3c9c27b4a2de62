import type { LanguagePack } from '../inflection.ts'
import { germanContractions } from './de-contractions.ts'
import { germanIrregular } from './de-irregular.ts'
import {
  declinedParticiples,
  germanAdjectiveRules,
  germanLateAdjectiveRules,
  germanNounRules,
} from './de-nominal.ts'
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
  accents: [...'äöüß'],
  capitalNouns: true,
  rules: [
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
  reflexive: { before: 'sich ', pronouns: ['mich', 'dich', 'sich', 'uns', 'euch', 'mir', 'dir'] },
}
