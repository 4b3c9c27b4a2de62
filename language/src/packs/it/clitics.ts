import type { FormReason } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'

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

/** dimmi, dammelo, vacci: the five short imperatives double the consonant of the pronoun, except before gli. */
const afterShortImperative = pronouns.map((pronoun) =>
  rule(pronoun.startsWith('gli') ? pronoun : pronoun.charAt(0) + pronoun, "'", ['imperative']),
)

/** andiamoci, alzatevi, finitela: imperatives of the first and second person plural. */
const afterLongImperative = pronouns.flatMap((pronoun) =>
  ['iamo', 'ate', 'ete', 'ite'].map((ending) => rule(ending + pronoun, ending, ['imperative'])),
)

/** prendilo, guardami, ditemelo; vistolo, finitala. */
const afterOthers = (given: readonly string[]) =>
  given.flatMap((pronoun) => [rule(pronoun, '', ['imperative']), rule(pronoun, '', ['participle'])])

/** Pronouns at the end of a verb with a form that has no other reading. */
export const italianSureCliticRules: readonly InflectionRule[] = [
  ...afterGerund,
  ...afterInfinitive,
  ...afterLongImperative,
  ...afterShortImperative,
  ...afterOthers(double),
]
/** One pronoun at the end of an imperative or participle, which many other words look like. */
export const italianCliticRules: readonly InflectionRule[] = afterOthers(single)
