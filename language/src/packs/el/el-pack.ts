import type { CoursePack } from '../language-pack.ts'
import { asSecond, behind, byLength, orderRules } from '../order-rules.ts'
import { mergedForms } from '../rule-tables.ts'
import { greekAgreement } from './agreement.ts'
import { greekDerivations, greekDerivedMeanings } from './derivations.ts'
import { greekNumbers } from './el-numbers.ts'
import { greekProfile } from './el-profile.ts'
import { greekClippedRules, greekClippedWords, greekElisions } from './elisions.ts'
import { headwordFacts } from './headword.ts'
import { greekContractions, greekIrregularWords } from './irregular.ts'
import { greekIrregularVerbs } from './irregular-verbs.ts'
import { greekDerivedRules, greekNounRules } from './nouns.ts'
import { withAccent, withOneAccent, withoutAccent } from './stress.ts'
import { greekRareVerbRules, greekVerbRules } from './verbs.ts'
import { greekWriting } from './writing.ts'

/** Greek. The rules have the longest endings first; the stress moves with the ending. */
export const greekPack: CoursePack = {
  ...greekProfile,
  derivations: greekDerivations,
  derivedMeanings: greekDerivedMeanings,
  levelEstimate: { simpleTexts: -0.11, moreUnknownWords: 0.03 },
  commandWords: ['παρακαλώ'],
  nameCues: {
    titles: 'κύριος κύριο κυρίου κυρία κυρίας κ. κα δρ. θείος θεία άγιος αγία'.split(' '),
    beforePlaces: ['σε', 'στη', 'στην', 'στο', 'στον', 'από', 'για'],
  },
  agreement: greekAgreement,
  writing: greekWriting,
  articles: ['ο', 'η', 'το', 'οι', 'τα', 'ένας', 'μια', 'μία', 'ένα'],
  headword: headwordFacts,
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
  possessivesAfterNoun: ['μου', 'σου', 'του', 'της', 'μας', 'σας', 'τους'],
  subjects: [['εγώ'], ['εσύ'], [], ['εμείς'], ['εσείς'], []],
  proclitics: ['θα', "θ'", 'να', "ν'", 'δεν', 'δε', 'μην', 'μη', 'ας'],
  stress: { without: withoutAccent, on: withAccent, once: withOneAccent },
  numberWords: greekNumbers,
  negations: ['δεν'],
  questionMarks: ';\u037e',
  quiz: { verdicts: { isTrue: 'Σωστό', isFalse: 'Λάθος', isUnsaid: 'Η ιστορία δεν το λέει' } },
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
