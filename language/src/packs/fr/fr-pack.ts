import { instruments, pronounsOfMissing, weatherCues } from '../collocations.ts'
import type { CoursePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { asRare, behind, byLength, orderRules } from '../order-rules.ts'
import { mergedForms } from '../rule-tables.ts'
import { frenchAgreement } from './agreement.ts'
import { frenchCliticRules } from './clitics.ts'
import { frenchProfile } from './fr-profile.ts'
import { frenchContractions, frenchElisions, frenchIrregularWords } from './irregular.ts'
import { frenchIrregularVerbs } from './irregular-verbs.ts'
import { frenchDerivedRules, frenchNounRules, frenchRareNounRules } from './nouns.ts'
import { frenchRareVerbRules, frenchVerbRules } from './verbs.ts'
import { frenchWriting } from './writing.ts'

/** French. The rules have the longest endings first. */
export const frenchPack: CoursePack = {
  ...frenchProfile,
  agreement: frenchAgreement,
  writing: frenchWriting,
  articles: ['le', 'la', 'les', 'un', 'une', 'des', "l'"],
  rules: [
    ...frenchCliticRules,
    ...orderRules(
      [[...frenchNounRules, ...frenchVerbRules], byLength],
      [frenchDerivedRules, behind],
      [[...frenchRareNounRules, ...frenchRareVerbRules], asRare],
    ),
  ],
  irregular: mergedForms(frenchIrregularWords, frenchIrregularVerbs),
  contractions: frenchContractions,
  elisions: frenchElisions,
  reflexive: {
    before: 'se ',
    beforeVowel: "s'",
    pronouns: [
      ...['me', 'te', 'se', 'nous', 'vous'],
      ...["m'", "t'", "s'", 'nous', 'vous'],
      ...['moi', 'toi', 'se', 'nous', 'vous'],
    ],
  },
  subjects: [
    ['je', "j'"],
    ['tu'],
    ['il', 'elle', 'on', 'ça', 'ce', "c'"],
    ['nous'],
    ['vous'],
    ['ils', 'elles'],
  ],
  proclitics:
    "je j' c' tu il elle on ils elles ne n' me m' te t' se s' y j'y j'en n'y n'en m'y m'en t'y t'en s'y s'en qu'il qu'elle qu'on qu'ils qu'elles s'il s'ils".split(
      ' ',
    ),
  spellings: [
    ['œ', 'oe'],
    ['æ', 'ae'],
    ['aître', 'aitre'],
  ],
  numberWords: {
    links: ['et'],
    behindTen: 7,
    scores: [60, 80],
    pieces: {
      ...counted('un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze', 1),
      ...counted('quinze seize', 15),
      ...counted('vingt trente quarante cinquante soixante septante', 20, 10),
      'quatre-vingt': 80,
      'quatre-vingts': 80,
      nonante: 90,
      cent: 100,
      cents: 100,
      mille: 1000,
    },
  },
  requiresSubject: true,
  subjectsAlsoObjects: ['ça', 'ce', "c'"],
  perfectWithBe: true,
  phrasesNotBeforeVerb: ['come-from'],
  quiz: {
    pluralEnding: /[sx]$/,
    invariableAdjective: /e$/,
    soundAgreement: {
      words:
        /^(?:le|la|de|je|me|te|se|ne|que|ce|cet|du|au|beau|bel|nouveau|nouvel|vieux|vieil|ma|ta|sa|mon|ton|son)$/,
      sounds: [/^[aeiouh]/],
    },
    gender: {
      before: {
        m: /^(?:un|le|du|au|ce|cet|vieux|beau|nouveau|quel|tout|bon)$/,
        f: /^(?:une|la|cette|ma|ta|sa|vieille|belle|nouvelle|quelle|toute|bonne)$/,
      },
      endings: { m: /(?:age|eau|ment|isme)$/, f: /(?:tion|sion|té|ette|ence|ance)$/ },
    },
  },
  spelling: {
    hunspellPackage: 'dictionary-fr',
    isMasculine: (form, lemma) =>
      !/[ea]s?$/.test(form) && !/^(super|cool|chic|marron|bon marché)$/.test(lemma),
    alikeInPlural: /[sxz]$/,
  },
  collocations: [
    { concept: 'weather', lemmas: ['temps'], cues: weatherCues },
    {
      concept: 'turn-age',
      lemmas: ['avoir'],
      cues: [{ soon: { classes: ['number'] }, near: { concepts: ['year'] } }],
    },
    { concept: 'play.instrument', lemmas: ['jouer'], cues: [{ near: instruments }] },
    { concept: 'miss.someone', lemmas: ['manquer'], cues: [{ previous: pronounsOfMissing }] },
  ],
  speech: {
    espeakVoice: 'roa/fr',
    stressMarks: 'none',
  },
  tools: { languageTool: 'fr' },
  dictionarySources: {
    threeLetterCode: 'fra',
    opening: /^(?:le|la|les|un|une) (?=\S)|^l'(?=\S)/i,
    reflexive: /^(?:se |s')(?=\S)/,
  },
}
