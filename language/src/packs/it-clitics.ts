import type { InflectionRule } from '../inflection.ts'
import type { FormReason } from '../parts-of-speech.ts'

const direct = ['lo', 'la', 'li', 'le', 'ne']
const single = ['mi', 'ti', 'si', 'ci', 'vi', 'gli', ...direct]
const double = [
  ...['me', 'te', 'ce', 've', 'se', 'glie'].flatMap((first) => direct.map((second) => first + second)),
  'mici',
  'tici',
  'vici',
  'cisi',
  'visi',
  'gliesi',
]
const pronouns = [...double, ...single]

const rule = (form: string, base: string, inner: readonly FormReason[]): InflectionRule => ({
  form,
  base,
  minimum: 1,
  partOfSpeech: 'verb',
  reasons: ['withPronoun'],
  again: inner,
})

/** guardarmi, dirglielo, porlo, tradurlo. */
const afterInfinitive = pronouns.flatMap((pronoun) =>
  (
    [
      ['ar', 'are'],
      ['er', 'ere'],
      ['ir', 'ire'],
      ['or', 'orre'],
      ['ur', 'urre'],
      ['trar', 'trarre'],
    ] as const
  ).map(
    ([form, base]): InflectionRule => ({
      form: form + pronoun,
      base,
      partOfSpeech: 'verb',
      reasons: ['infinitive', 'withPronoun'],
    }),
  ),
)

/** guardandolo, dicendoglielo. */
const afterGerund = pronouns.flatMap((pronoun) => [
  rule(`ando${pronoun}`, 'ando', ['gerund']),
  rule(`endo${pronoun}`, 'endo', ['gerund']),
])

/** dimmi, dammelo, vacci: the five short imperatives double the consonant, except before gli. */
const afterShortImperative = pronouns.map((pronoun) =>
  rule(pronoun.startsWith('gli') ? pronoun : pronoun.charAt(0) + pronoun, "'", ['imperative']),
)

/** prendilo, andiamoci, ditemelo; vistolo, finitala. */
const afterOthers = pronouns.flatMap((pronoun) => [
  rule(pronoun, '', ['imperative']),
  rule(pronoun, '', ['participle']),
])

/** Pronouns written at the end of infinitive and gerund: sure by their look. */
export const italianSureCliticRules: readonly InflectionRule[] = [...afterGerund, ...afterInfinitive]
/** Those after imperatives and participles. */
export const italianCliticRules: readonly InflectionRule[] = [...afterShortImperative, ...afterOthers]
