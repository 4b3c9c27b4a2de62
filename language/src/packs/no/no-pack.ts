import type { CoursePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { norwegianIrregular } from './irregular.ts'
import { norwegianProfile } from './no-profile.ts'
import { norwegianRules } from './rules.ts'

/** Norwegian Bokmål. */
export const norwegianPack: CoursePack = {
  ...norwegianProfile,
  articles: ['en', 'ei', 'et'],
  rules: norwegianRules,
  irregular: norwegianIrregular,
  contractions: [],
  phrasalParticles:
    'opp ned inn ut på av til fra med om over under for etter bort fram frem hjem igjen gjennom imot innom løs mot ned sammen tilbake unna ved vekk forbi rundt'.split(
      ' ',
    ),
  verbPrefixes:
    'an av be bi bort del der etter fast for fore forbi fra fram frem gjen gjennom god hen i imot inn inne kunn med mis mot ned om opp over på sam sammen tilbake til under unn ut uten utover ved videre øde'.split(
      ' ',
    ),
  subjects: [['jeg'], ['du'], ['han', 'hun', 'man'], ['vi'], ['dere'], ['de']],
  reflexive: { after: ' seg', pronouns: ['meg', 'deg', 'seg', 'oss', 'dere'] },
  numberWords: {
    links: ['og'],
    onesFirst: 'too',
    written: ['ettusen', 'etttusen'],
    pieces: {
      ...counted('en|ett|ein to tre fire fem seks sju|syv atte ni ti elleve tolv tretten fjorten', 1),
      ...counted('femten seksten sytten atten nitten', 15),
      ...counted('tjue tretti førti femti seksti sytti atti nitti', 20, 10),
      tyve: 20,
      tredve: 30,
      hundre: 100,
      tusen: 1000,
    },
  },
  compounds: {
    links: ['s', 'e'],
    nameEndings: 'sen heim stad vang vik nes rud bø sund sand anger hammer dal berg land haug'.split(' '),
    placeEndings: [],
    suffixes: 'skap het dom sel else ing ning'.split(' '),
  },
  requiresSubject: true,
  spelling: {
    hunspellPackage: 'dictionary-nb',
    lacksCompounds: true,
    lacksForms: true,
    alikeInPlural: /^[^aeiouyæøå]*[aeiouyæøå]+[^aeiouyæøå]*$/,
  },
  speech: {
    espeakVoice: 'gmq/nb',
    stressMarks: 'both',
    // eSpeak NG writes kj as x, a sound that Norwegian lacks.
    ipaCorrections: [['x', 'ç']],
  },
  dictionarySources: { threeLetterCode: 'nor', opening: /^(?:å|en|ei|et) (?=\S)/i, reflexive: / seg$/ },
}
