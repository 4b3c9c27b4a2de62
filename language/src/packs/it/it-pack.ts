import { describing, pronounsOfMissing, spansOfTime, weatherCues } from '../collocations.ts'
import type { CoursePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { asRare, behind, byLength, orderRules } from '../order-rules.ts'
import { mergedForms } from '../rule-tables.ts'
import { italianAgreement } from './agreement.ts'
import { italianCliticRules, italianSureCliticRules } from './clitics.ts'
import { italianContractions, italianElisions } from './contractions.ts'
import { italianIrregularWords } from './irregular.ts'
import { italianIrregularVerbs } from './irregular-verbs.ts'
import { italianProfile } from './it-profile.ts'
import {
  italianComparedRules,
  italianDerivedRules,
  italianNounRules,
  italianRareNounRules,
  italianShortenedRules,
} from './nouns.ts'
import { italianRareVerbRules, italianVerbRules } from './verbs.ts'
import { italianWriting } from './writing.ts'

/** Italian. The rules have the longest endings first. */
export const italianPack: CoursePack = {
  ...italianProfile,
  agreement: italianAgreement,
  writing: italianWriting,
  articles: ['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'uno', 'una', "l'", "un'"],
  rules: [
    ...italianSureCliticRules,
    ...orderRules(
      [[...italianNounRules, ...italianVerbRules, ...italianComparedRules], byLength],
      [[...italianCliticRules, ...italianDerivedRules], behind],
      [[...italianRareNounRules, ...italianRareVerbRules], asRare],
    ),
    ...italianShortenedRules,
  ],
  irregular: mergedForms(italianIrregularWords, italianIrregularVerbs),
  contractions: italianContractions,
  elisions: italianElisions,
  verbPrefixes: ['ri', 'sotto', 'contra', 'so'],
  reflexive: {
    endings: [
      ['rre', 'rsi'],
      ['re', 'rsi'],
    ],
    pronouns: ['mi', 'ti', 'si', 'ci', 'vi'],
  },
  subjects: [['io'], ['tu'], ['lui', 'lei', 'egli'], ['noi'], ['voi'], ['loro']],
  proclitics: ['mi', 'ti', 'si', 'ci', 'vi', "m'", "t'", "s'", "c'", "v'"],
  numberWords: {
    links: ['e'],
    pieces: {
      ...counted('uno|un due tre quattro cinque sei sette otto nove dieci undici dodici tredici', 1),
      ...counted('quattordici quindici sedici diciassette diciotto diciannove', 14),
      ...counted('venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant', 20, 10),
      ...counted('settanta|settant ottanta|ottant novanta|novant cento|cent', 70, 10),
      mille: 1000,
      mila: 1000,
    },
  },
  perfectWithBe: true,
  pronominalVerbs: { first: { ce: 'ce', me: 'se', te: 'se', se: 'se', ve: 'se' }, second: ['la', 'ne'] },
  negations: ['non'],
  quiz: {
    invariableAdjective: /^(?!.*(?:[oó]|[oóáí][rn])$)/,
    soundAgreement: {
      words:
        /^(?:il|lo|la|i|gli|le|un|uno|una|(?:d|n|su|da|a|co)(?:el|ello|ella|ei|egli|elle|l|llo|lla|i|gli|lle)|bel|bello|bei|begli|quel|quello|quella|quei|quegli|questo|questa)$/,
      sounds: [/^(s[^aeiou]|z|gn|ps|x|y)/, /^[aeiouh]/],
    },
    gender: {
      before: {
        m: /^(?:un|uno|il|lo|i|del|dello|al|allo|nel|nello|sul|dal|questo|quel|mio|tuo|suo|nostro)$/,
        f: /^(?:una|la|della|alla|nella|sulla|dalla|questa|quella|mia|tua|sua|nostra)$/,
      },
      endings: { m: /(?:o|ore)$/, f: /(?:[^m]a|zione|sione|tà|tù)$/ },
    },
  },
  spelling: {
    hunspellPackage: 'dictionary-it',
    isMasculine: (form, lemma) => /o$/.test(form) || (/o$/.test(lemma) && /i$/.test(form)),
    alikeInPlural: /[^aeio]$|ie$/,
  },
  collocations: [
    { concept: 'weather', lemmas: ['tempo'], cues: weatherCues },
    { concept: 'since', lemmas: ['da'], cues: [{ soon: spansOfTime }] },
    { concept: 'more', lemmas: ['più'], cues: [{ next: { classes: ['noun'] } }] },
    { concept: 'miss.someone', lemmas: ['mancare'], cues: [{ previous: pronounsOfMissing }] },
    { concept: 'very', lemmas: ['molto'], cues: [{ next: describing }] },
  ],
  speech: {
    espeakVoice: 'roa/it',
    stressMarks: 'primary',
  },
  tools: { languageTool: 'it' },
  dictionarySources: {
    threeLetterCode: 'ita',
    opening: /^(?:il|lo|la|i|gli|le|un|una) (?=\S)|^(?:l|un)'(?=\S)/i,
  },
}
