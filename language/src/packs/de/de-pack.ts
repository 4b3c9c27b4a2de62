import type { CoursePack } from '../language-pack.ts'
import { germanAgreement } from './agreement.ts'
import { germanContractions } from './contractions.ts'
import { germanNumbers } from './de-numbers.ts'
import { germanProfile } from './de-profile.ts'
import { germanDerivations, germanDerivedMeanings } from './derivations.ts'
import { headwordFacts } from './headword.ts'
import { germanIrregular } from './irregular.ts'
import {
  declinedParticiples,
  germanAdjectiveRules,
  germanLateAdjectiveRules,
  germanNounRules,
} from './nominal.ts'
import { germanPossessives } from './pronouns.ts'
import {
  germanImperatives,
  germanSeparablePrefixes,
  germanSureVerbRules,
  germanVerbRules,
  inseparablePrefixes,
} from './verbs.ts'
import { germanWriting } from './writing.ts'

/** German. */
export const germanPack: CoursePack = {
  ...germanProfile,
  derivations: germanDerivations,
  derivedMeanings: germanDerivedMeanings,
  levelEstimate: { simpleTexts: -0.26, moreUnknownWords: 0.08 },
  commandWords: ['bitte', 'mal', 'doch'],
  nameCues: {
    titles: 'herr herrn frau familie fräulein doktor dr. professor prof. onkel tante'.split(' '),
    beforePlaces: ['nach', 'in', 'aus', 'von', 'bei', 'über', 'ab', 'bis'],
  },
  marksMakeLetters: true,
  makeshiftSpellings: [
    ['ae', 'ä'],
    ['oe', 'ö'],
    ['ue', 'ü'],
    ['ß', 'ss'],
    ['ss', 'ß'],
    ['th', 't'],
    ['ph', 'f'],
    ['f', 'ph'],
  ],
  agreement: germanAgreement,
  writing: germanWriting,
  articles: ['der', 'die', 'das', 'ein', 'eine'],
  headword: headwordFacts,
  rules: [
    ...germanPossessives,
    ...germanNounRules,
    ...germanSureVerbRules,
    ...declinedParticiples('ge'),
    ...germanAdjectiveRules,
    ...germanVerbRules,
    ...declinedParticiples(''),
    ...germanLateAdjectiveRules,
    ...germanImperatives,
  ],
  irregular: germanIrregular,
  contractions: germanContractions,
  separablePrefixes: germanSeparablePrefixes,
  verbPrefixes: [...germanSeparablePrefixes, ...inseparablePrefixes],
  spellings: [['ß', 'ss']],
  subjects: [['ich'], ['du'], ['er', 'sie', 'es', 'man', 'wer'], ['wir'], ['ihr'], ['sie']],
  reflexive: { before: 'sich ', pronouns: ['mich', 'dich', 'sich', 'uns', 'euch', 'mir', 'dir'] },
  numberWords: germanNumbers,
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
  pronounsByVerb: ['you.plural'],
  subjectsAlsoObjects: ['sie', 'es', 'ihr'],
  clauseConjunctions: ['und', 'oder', 'aber', 'denn', 'sondern'],
  quiz: {
    verdicts: { isTrue: 'Richtig', isFalse: 'Falsch', isUnsaid: 'Die Geschichte sagt es nicht' },
    casePluralEnding: /n$/,
    adjectiveEnding: /e[nrsm]?$/,
  },
  spelling: {
    hunspellPackage: 'dictionary-de',
    lacksImperatives: true,
    alikeInPlural: /(er|el|en|chen|lein)$/,
  },
  speech: {
    espeakVoice: 'gmw/de',
    stressMarks: 'both',
    respellings: {
      de: [
        [/\bEmil\b/g, 'Ehmiel'],
        [/\bAha\b/g, 'A-ha'],
      ],
    },
  },
  tools: { languageTool: 'de-DE' },
  dictionarySources: {
    threeLetterCode: 'deu',
    opening: /^(?:der|die|das|ein|eine) (?=\S)/i,
    reflexive: /^sich (?=\S)/,
    listedForms: {
      verb: /(?:e[nrl]?n|tun|sein)$/,
      prefix: 'ge',
      vowels: [
        ['ä', 'a'],
        ['ö', 'o'],
        ['ü', 'u'],
      ],
    },
  },
}
