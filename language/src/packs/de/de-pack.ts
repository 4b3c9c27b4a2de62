import type { LanguagePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { germanContractions } from './contractions.ts'
import { germanProfile } from './de-profile.ts'
import { germanIrregular } from './irregular.ts'
import {
  declinedParticiples,
  germanAdjectiveRules,
  germanLateAdjectiveRules,
  germanNounRules,
} from './nominal.ts'
import { germanPossessives } from './pronouns.ts'
import {
  germanCommands,
  germanSeparablePrefixes,
  germanSureVerbRules,
  germanVerbRules,
  inseparablePrefixes,
} from './verbs.ts'

/** German. */
export const germanPack: LanguagePack = {
  ...germanProfile,
  articles: ['der', 'die', 'das', 'ein', 'eine'],
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
  subjects: [['ich'], ['du'], ['er', 'sie', 'es', 'man', 'wer'], ['wir'], ['ihr'], ['sie']],
  reflexive: { before: 'sich ', pronouns: ['mich', 'dich', 'sich', 'uns', 'euch', 'mir', 'dir'] },
  numberWords: {
    links: ['und'],
    onesFirst: 'only',
    pieces: {
      ...counted('ein|eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn', 1),
      ...counted('funfzehn sechzehn siebzehn achtzehn neunzehn', 15),
      ...counted('zwanzig dreißig|dreissig vierzig funfzig sechzig siebzig achtzig neunzig', 20, 10),
      hundert: 100,
      tausend: 1000,
    },
  },
  compounds: {
    links: ['s', 'n', 'en', 'es', 'er', 'e', 'ens'],
    clipsModifier: true,
    nameEndings:
      'mann stein berg burg bach heim hausen meier meyer müller thal furt horn bauer macher brücke'.split(
        ' ',
      ),
    placeEndings: 'stadt wald feld dorf hof tal land'.split(' '),
    suffixes: 'schaft heit keit tum ung ion'.split(' '),
  },
  requiresSubject: true,
  subjectsAlsoObjects: ['sie', 'es', 'ihr'],
  perfectWithBe: true,
  reportedSubjunctive: true,
  pronounsByVerb: ['you.plural'],
  clauseConjunctions: ['und', 'oder', 'aber', 'denn', 'sondern'],
  quiz: { casePluralEnding: /n$/, adjectiveEnding: /e[nrsm]?$/ },
  spelling: { lacksImperatives: true, alikeInPlural: /(er|el|en|chen|lein)$/ },
}
