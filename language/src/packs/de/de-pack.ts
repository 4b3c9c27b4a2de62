import { benchPlaces, describing, instruments } from '../collocations.ts'
import type { CoursePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { germanAgreement } from './agreement.ts'
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
  agreement: germanAgreement,
  writing: germanWriting,
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
    ...germanImperatives,
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
  spelling: {
    hunspellPackage: 'dictionary-de',
    lacksImperatives: true,
    alikeInPlural: /(er|el|en|chen|lein)$/,
  },
  collocations: [
    // "nach Berlin", "nach oben", not "nach dem Essen"
    {
      concept: 'to',
      lemmas: ['nach'],
      cues: [
        { next: { classes: ['name'] } },
        { next: { isCapital: true } },
        {
          next: {
            words: 'links rechts oben unten vorn vorne hinten draußen drinnen drüben'.split(' '),
          },
        },
      ],
    },
    { concept: 'bench', lemmas: ['bank'], cues: [{ near: benchPlaces }] },
    { concept: 'play.instrument', lemmas: ['spielen'], cues: [{ near: instruments }] },
    { concept: 'too-much', lemmas: ['zu'], cues: [{ next: describing }] },
  ],
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
