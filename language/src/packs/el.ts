import type { LanguagePack } from '../inflection.ts'
import { letterKeys } from '../letter-keys.ts'
import { greekCutRules, greekCutWords, greekElisions } from './el-elisions.ts'
import { greekContractions, greekIrregularWords } from './el-irregular.ts'
import { greekIrregularVerbs } from './el-irregular-verbs.ts'
import { greekDerivedRules, greekNounRules } from './el-nouns.ts'
import { withAccent, withOneAccent, withoutAccent } from './el-stress.ts'
import { greekRareVerbRules, greekVerbRules } from './el-verbs.ts'
import { mergedForms } from './rule-tables.ts'
import { asSecond, behind, byLength, surest } from './surest.ts'

/** Greek: endings from the longest to the shortest; the stress moves with the ending. */
export const greekPack: LanguagePack = {
  code: 'el',
  accents: letterKeys.el,
  articles: ['ο', 'η', 'το', 'οι', 'τα', 'ένας', 'μια', 'μία', 'ένα'],
  rules: surest(
    [[...greekNounRules, ...greekVerbRules], byLength],
    [greekDerivedRules, behind],
    [[...greekRareVerbRules, ...greekCutRules], asSecond],
  ),
  irregular: mergedForms(greekIrregularWords, greekIrregularVerbs, greekCutWords),
  contractions: greekContractions,
  elisions: greekElisions,
  // κτ/χτ and πτ/φτ only where both are said: λεπτά are minutes, λεφτά money.
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
  possessivesBehind: ['μου', 'σου', 'του', 'της', 'μας', 'σας', 'τους'],
  subjects: [['εγώ'], ['εσύ'], [], ['εμείς'], ['εσείς'], []],
  proclitics: ['θα', "θ'", 'να', "ν'", 'δεν', 'δε', 'μην', 'μη', 'ας'],
  stress: { without: withoutAccent, on: withAccent, once: withOneAccent },
}
