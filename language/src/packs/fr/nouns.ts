import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'
import { wordsOf } from '../rule-tables.ts'

/** The ending of a feminine, then the possible endings of its masculine, most likely first. */
const feminineEndings = wordsOf(
  `enne en, onne on, ère er, euse eur eux, eresse eur, trice teur, elle el eau, eille eil, ille il, ulle ul, olle ol ou,
  anne an, ette et, otte ot, atte at, ète et, ive if, euve euf, ève ef, asse as, esse ès, osse os, isse is, ouce oux,
  ousse oux, ouse oux, ausse aux, anche anc, èche ec, aîche ais, oche oc, ique ic, uque uc, aque ac, ecque ec, ongue ong,
  igne in, uë u, güe gu, ouve ouf, ieille ieux, oite oi, orite ori`,
)
/** Endings of people and animals. In other nouns such an ending is no feminine (passe is not from pas). */
const animate = ['enne', 'euse', 'eresse', 'trice', 'anne', 'atte']

const pluralEndings: readonly (readonly [plural: string, singulars: readonly string[]])[] = [
  ['eaux', ['eau']],
  ['aux', ['al', 'ail', 'au']],
  ['eux', ['eu']],
  ['oux', ['ou']],
  ['œux', ['œu']],
  ['ches', ['ch']],
  ['shes', ['sh']],
  ['s', ['']],
  ['x', ['']],
]

const nominal: readonly PartOfSpeech[] = ['noun', 'adjective']

const rule = (
  form: string,
  base: string,
  reasons: readonly FormReason[],
  partOfSpeech: InflectionRule['partOfSpeech'] = nominal,
): InflectionRule => ({ form, base, reasons, partOfSpeech, minimum: 2 })

const feminines = feminineEndings.flatMap(([feminine = '', ...masculines]) =>
  masculines.flatMap((masculine) => {
    const partOfSpeech = animate.includes(feminine) ? nominal : 'adjective'
    return [
      rule(feminine, masculine, ['feminine'], partOfSpeech),
      rule(`${feminine}s`, masculine, ['feminine', 'plural'], partOfSpeech),
    ]
  }),
)

const plurals = pluralEndings.flatMap(([plural, singulars]) =>
  singulars.map((singular) => rule(plural, singular, ['plural'])),
)

/** lentement, vraiment, patiemment: from the feminine, from a final vowel, and from -ant, -ent. */
const adverbs = [
  ...feminineEndings.flatMap(([feminine = '', ...masculines]) =>
    masculines.map((masculine) => [`${feminine}ment`, masculine] as const),
  ),
  ['ement', ''] as const,
  ['ement', 'e'] as const,
  ['ment', ''] as const,
  ['amment', 'ant'] as const,
  ['emment', 'ent'] as const,
  ['ément', 'e'] as const,
  ['ément', ''] as const,
  ['ûment', 'u'] as const,
].map(([form, base]) => rule(form, base, ['adverb'], 'adjective'))

/** maisonnette, fillette, jardinet. */
const degrees = [
  ...(['ette', 'elette', 'nette', 'et', 'elet', 'ot', 'otte'] as const).flatMap((ending) => [
    rule(ending, '', ['diminutive'], 'noun'),
    rule(ending, 'e', ['diminutive'], 'noun'),
    rule(`${ending}s`, '', ['diminutive', 'plural'], 'noun'),
    rule(`${ending}s`, 'e', ['diminutive', 'plural'], 'noun'),
  ]),
  rule('ceau', '', ['diminutive'], 'noun'),
].map((diminutive) => ({ ...diminutive, minimum: 3 }))

/** Plural and feminine of nouns and adjectives; richissime. */
export const frenchNounRules: readonly InflectionRule[] = [
  ...(['issime', 'issimes'] as const).flatMap((ending) => [
    rule(ending, '', ['superlative'], 'adjective'),
    rule(ending, 'e', ['superlative'], 'adjective'),
  ]),
  ...plurals,
  rule('es', 'e', ['plural']),
  rule('es', '', ['feminine', 'plural'], 'adjective'),
  rule('e', '', ['feminine'], 'adjective'),
  ...feminines,
]
/** étudiante, amies. These rules come after the verbs, because few nouns have a feminine. */
export const frenchRareNounRules: readonly InflectionRule[] = [
  rule('e', '', ['feminine'], 'noun'),
  rule('es', '', ['feminine', 'plural'], 'noun'),
]
/** Adverbs and diminutives. */
export const frenchDerivedRules: readonly InflectionRule[] = [
  ...(
    [
      ['onne', 'on'],
      ['ère', 'er'],
      ['esse', 'e'],
    ] as const
  ).flatMap(([form, base]) => [
    rule(form, base, ['feminine'], 'noun'),
    rule(`${form}s`, base, ['feminine', 'plural'], 'noun'),
  ]),
  ...adverbs,
  ...degrees,
]
