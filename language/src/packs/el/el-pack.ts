import type { CoursePack } from '../language-pack.ts'
import { counted } from '../number-words.ts'
import { asSecond, behind, byLength, orderRules } from '../order-rules.ts'
import { mergedForms } from '../rule-tables.ts'
import { greekProfile } from './el-profile.ts'
import { greekClippedRules, greekClippedWords, greekElisions } from './elisions.ts'
import { greekContractions, greekIrregularWords } from './irregular.ts'
import { greekIrregularVerbs } from './irregular-verbs.ts'
import { greekDerivedRules, greekNounRules } from './nouns.ts'
import { withAccent, withOneAccent, withoutAccent } from './stress.ts'
import { greekRareVerbRules, greekVerbRules } from './verbs.ts'

/** Greek. The rules have the longest endings first; the stress moves with the ending. */
export const greekPack: CoursePack = {
  ...greekProfile,
  articles: ['ο', 'η', 'το', 'οι', 'τα', 'ένας', 'μια', 'μία', 'ένα'],
  rules: orderRules(
    [[...greekNounRules, ...greekVerbRules], byLength],
    [greekDerivedRules, behind],
    [[...greekRareVerbRules, ...greekClippedRules], asSecond],
  ),
  irregular: mergedForms(greekIrregularWords, greekIrregularVerbs, greekClippedWords),
  contractions: greekContractions,
  elisions: greekElisions,
  // κτ/χτ and πτ/φτ only in words with both spellings: λεπτά are minutes, λεφτά money.
  spellings: [
    ['χθ', 'χτ'],
    ['φθ', 'φτ'],
    ['οκτα', 'οχτα'],
    ['κτίρι', 'χτίρι'],
    ['κτίζ', 'χτίζ'],
    ['κτίσ', 'χτίσ'],
    ['κτύπ', 'χτύπ'],
    ['κτυπ', 'χτυπ'],
    ['νύκτ', 'νύχτ'],
    ['νυκτ', 'νυχτ'],
    ['κλέπτ', 'κλέφτ'],
    ['πτωχ', 'φτωχ'],
    ['χτεν', 'κτεν'],
    ['χτέν', 'κτέν'],
  ],
  subjects: [['εγώ'], ['εσύ'], [], ['εμείς'], ['εσείς'], []],
  proclitics: ['θα', "θ'", 'να', "ν'", 'δεν', 'δε', 'μην', 'μη', 'ας'],
  stress: { without: withoutAccent, on: withAccent, once: withOneAccent },
  numberWords: {
    links: [],
    behindTen: 3,
    pieces: {
      ...counted('ενα|μια|εναν δυο τρια|τρεις τεσσερα|τεσσερις πεντε εξι εφτα|επτα οχτω|οκτω εννια|εννεα', 1),
      ...counted('δεκα εικοσι τριαντα σαραντα πενηντα εξηντα εβδομηντα ογδοντα ενενηντα', 10, 10),
    },
  },
  negations: ['δεν'],
  questionMarks: ';\u037e',
  spelling: {
    hunspellPackage: 'dictionary-el',
    script: /^[\p{Script=Greek}'’-]+$/u,
    alphabet: 'αβγδεζηθικλμνξοπρσςτυφχψω',
    isMasculine: (form, lemma) => form === lemma && /[οό]ς$|[ηή]ς$|ύς$/.test(form),
  },
  speech: {
    espeakVoice: 'grk/el',
    stressMarks: 'primary',
  },
  tools: { languageTool: 'el-GR' },
  dictionarySources: { threeLetterCode: 'ell', opening: /^(?:ο|η|το|οι|τα) (?=\S)/i },
}
