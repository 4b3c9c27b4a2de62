import type { LanguagePack } from '../inflection.ts'
import { greekContractions, greekElisions, greekIrregularWords } from './el-irregular.ts'
import { greekIrregularVerbs } from './el-irregular-verbs.ts'
import { greekDerivedRules, greekNounRules } from './el-nouns.ts'
import { withAccent, withOneAccent, withoutAccent } from './el-stress.ts'
import { greekRareVerbRules, greekVerbRules } from './el-verbs.ts'
import { mergedForms } from './rule-tables.ts'
import { asSecond, behind, byLength, surest } from './surest.ts'

/** Greek: endings from the longest to the shortest; the stress moves with the ending. */
export const greekPack: LanguagePack = {
  code: 'el',
  accents: [...'άέήίόύώϊϋΐΰς'],
  rules: surest(
    [[...greekNounRules, ...greekVerbRules], byLength],
    [greekDerivedRules, behind],
    [greekRareVerbRules, asSecond],
  ),
  irregular: mergedForms(greekIrregularWords, greekIrregularVerbs),
  contractions: greekContractions,
  elisions: greekElisions,
  spellings: [
    ['χθ', 'χτ'],
    ['φθ', 'φτ'],
    ['κτ', 'χτ'],
    ['πτ', 'φτ'],
  ],
  stress: { without: withoutAccent, on: withAccent, once: withOneAccent },
}
