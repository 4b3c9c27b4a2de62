import type { CoursePack } from '../language-pack.ts'
import { norwegianAgreement } from './agreement.ts'
import { norwegianDerivations, norwegianDerivedMeanings } from './derivations.ts'
import { headwordFacts } from './headword.ts'
import { norwegianIrregular } from './irregular.ts'
import { norwegianNumbers } from './no-numbers.ts'
import { norwegianProfile } from './no-profile.ts'
import { norwegianRules } from './rules.ts'
import { norwegianWriting } from './writing.ts'

/** Norwegian Bokmål. */
export const norwegianPack: CoursePack = {
  ...norwegianProfile,
  derivations: norwegianDerivations,
  derivedMeanings: norwegianDerivedMeanings,
  levelEstimate: { simpleTexts: -0.07, moreUnknownWords: 0.03 },
  commandWords: ['vennligst'],
  nameCues: {
    titles: 'herr fru frøken doktor dr. professor onkel tante'.split(' '),
    beforePlaces: ['i', 'til', 'fra'],
  },
  marksMakeLetters: true,
  makeshiftSpellings: [
    ['aa', 'å'],
    ['ae', 'æ'],
    ['oe', 'ø'],
    ['ö', 'ø'],
    ['ä', 'æ'],
    ['a', 'å'],
    ['o', 'ø'],
    ['o', 'å'],
    ['æ', 'e'],
    ['ft', 'tt'],
  ],
  agreement: norwegianAgreement,
  writing: norwegianWriting,
  articles: ['en', 'ei', 'et'],
  headword: headwordFacts,
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
  numberWords: norwegianNumbers,
  compounds: {
    links: ['s', 'e'],
    nameEndings: 'sen heim stad vang vik nes rud bø sund sand anger hammer dal berg land haug'.split(' '),
    placeEndings: [],
    suffixes: 'skap het dom sel else ing ning'.split(' '),
  },
  possessivesAfterNoun: ['min', 'din', 'sin', 'vår', 'deres', 'hans', 'hennes'],
  possessivesAlsoBeforeNoun: true,
  requiresSubject: true,
  quiz: { verdicts: { isTrue: 'Riktig', isFalse: 'Galt', isUnsaid: 'Historien sier det ikke' } },
  spelling: {
    hunspellPackage: 'dictionary-nb',
    lacksCompounds: true,
    lacksForms: true,
    alikeInPlural:
      /^[^aeiouyæøå]*[aeiouyæøå]+[^aeiouyæøå]*$|(?:mål|hus|barn|ord|tall|land|kort|dyr|rom|bord|blad|brev|fly|tog|verk|felt|navn|lys|kurs|råd|skap|punkt)$/,
  },
  speech: {
    espeakVoice: 'gmq/nb',
    stressMarks: 'both',
    // eSpeak NG writes kj as x, a sound that Norwegian lacks.
    ipaCorrections: [['x', 'ç']],
  },
  dictionarySources: { threeLetterCode: 'nor', opening: /^(?:å|en|ei|et) (?=\S)/i, reflexive: / seg$/ },
}
