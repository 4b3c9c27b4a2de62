import type { LanguagePack } from '../inflection.ts'
import { letterKeys } from '../letter-keys.ts'
import { spanishCliticRules, spanishLateClitics } from './es-clitics.ts'
import { spanishIrregular } from './es-irregular.ts'
import { spanishNominalRules } from './es-nominal.ts'
import { spanishSizeRules } from './es-sizes.ts'
import { spanishLookalikes, spanishVerbRules } from './es-verbs.ts'

const parts = (form: string, ...lemmas: string[]) => ({ form, parts: lemmas.map((lemma) => ({ lemma })) })

/** Spanish. */
export const spanishPack: LanguagePack = {
  code: 'es',
  accents: letterKeys.es,
  articles: ['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas'],
  rules: [
    ...spanishCliticRules,
    ...spanishNominalRules,
    ...spanishLookalikes,
    ...spanishSizeRules,
    ...spanishVerbRules,
    ...spanishLateClitics,
  ],
  irregular: spanishIrregular,
  contractions: [
    parts('al', 'a', 'el'),
    parts('del', 'de', 'el'),
    parts('conmigo', 'con', 'mí'),
    parts('contigo', 'con', 'ti'),
    parts('consigo', 'con', 'sí'),
    parts("pa'l", 'para', 'el'),
    parts('pal', 'para', 'el'),
  ],
  reflexive: { after: 'se', pronouns: ['me', 'te', 'se', 'nos', 'os'] },
  subjects: [
    ['yo'],
    ['tú', 'vos'],
    ['él', 'ella', 'usted'],
    ['nosotros', 'nosotras'],
    ['vosotros', 'vosotras'],
    ['ellos', 'ellas', 'ustedes'],
  ],
  proclitics: ['me', 'te', 'se', 'nos', 'os', 'le', 'les'],
  verbPrefixes:
    'a ante bien con contra de des dis en entre equi ex im inter mal man ob pos post pre pro re retro sa sobre son sos su sub super tras trans'.split(
      ' ',
    ),
}
