import { ageCues, instruments } from '../collocations.ts'
import type { CoursePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { norwegianAgreement } from './agreement.ts'
import { norwegianIrregular } from './irregular.ts'
import { norwegianProfile } from './no-profile.ts'
import { norwegianRules } from './rules.ts'
import { norwegianWriting } from './writing.ts'

/** Norwegian Bokmål. */
export const norwegianPack: CoursePack = {
  ...norwegianProfile,
  agreement: norwegianAgreement,
  writing: norwegianWriting,
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
  possessivesAfterNoun: ['min', 'din', 'sin', 'vår', 'deres', 'hans', 'hennes'],
  verbsAfter: {
    base: 'å kan kunne vil ville skal skulle må måtte bør burde får'.split(' '),
    participle: 'har hadde ha blir ble blei blitt'.split(' '),
  },
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
  possessivesAlsoBeforeNoun: true,
  requiresSubject: true,
  definiteMarkers: ['det', 'den', 'denne', 'dette', 'disse'],
  spelling: {
    hunspellPackage: 'dictionary-nb',
    lacksCompounds: true,
    lacksForms: true,
    alikeInPlural: /^[^aeiouyæøå]*[aeiouyæøå]+[^aeiouyæøå]*$/,
  },
  collocations: [
    { concept: 'turn-age', lemmas: ['fylle'], cues: ageCues },
    { concept: 'play.instrument', lemmas: ['spille'], cues: [{ near: instruments }] },
  ],
  speech: {
    espeakVoice: 'gmq/nb',
    stressMarks: 'both',
    // eSpeak NG writes kj as x, a sound that Norwegian lacks.
    ipaCorrections: [['x', 'ç']],
  },
  dictionarySources: { threeLetterCode: 'nor', opening: /^(?:å|en|ei|et) (?=\S)/i, reflexive: / seg$/ },
}
