import type { InflectionRule } from '../inflection.ts'
import type { FormReason, PartOfSpeech } from '../parts-of-speech.ts'
import { wordsOf } from './rule-tables.ts'

/** Ending of the feminine, then the endings that its masculine may have, likeliest first. */
const feminineEndings = wordsOf(
  `elle el eau, eille eil, ille il, ulle ul, olle ol ou, enne en, onne on, anne an, ette et, otte ot, atte at,
  ète et, ère er, euse eux eur, eresse eur, esse e, trice teur, ive if, euve euf, ève ef, asse as, esse ès, osse os,
  isse is, ouce oux, ouse oux, effe ef, ousse oux, ausse aux, anche anc, èche ec, îche is, aîche ais, oche oc, ique ic, uque uc,
  aque ac, ecque ec, ongue ong, igne in, uë u, güe gu, oüe ou, oise ois, ouve ouf, aleuse aleur, ieille ieux, oite oi,
  orite ori, ante ant, ente ent, eure eur, e`.replaceAll(/\s+/g, ' '),
).map(([feminine = '', ...masculines]) => [feminine, feminine === 'e' ? [''] : masculines] as const)

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

const feminines = feminineEndings.flatMap(([feminine, masculines]) =>
  masculines.flatMap((masculine) => [
    rule(feminine, masculine, ['feminine']),
    rule(`${feminine}s`, masculine, ['feminine', 'plural']),
  ]),
)

const plurals = pluralEndings.flatMap(([plural, singulars]) =>
  singulars.map((singular) => rule(plural, singular, ['plural'])),
)

/** lentement, vraiment, patiemment: from the feminine, from a final vowel, and from -ant, -ent. */
const adverbs = [
  ...feminineEndings.flatMap(([feminine, masculines]) =>
    masculines.map((masculine) => [`${feminine}ment`, masculine] as const),
  ),
  ['ement', 'e'] as const,
  ['ment', ''] as const,
  ['amment', 'ant'] as const,
  ['emment', 'ent'] as const,
  ['ément', 'e'] as const,
  ['ément', ''] as const,
  ['ûment', 'u'] as const,
].map(([form, base]) => rule(form, base, ['adverb'], 'adjective'))

/** maisonnette, fillette, jardinet; richissime. */
const degrees = [
  ...(['ette', 'elette', 'nette', 'et', 'elet', 'ot', 'otte'] as const).flatMap((ending) => [
    rule(ending, '', ['diminutive'], 'noun'),
    rule(ending, 'e', ['diminutive'], 'noun'),
    rule(`${ending}s`, '', ['diminutive', 'plural'], 'noun'),
    rule(`${ending}s`, 'e', ['diminutive', 'plural'], 'noun'),
  ]),
  rule('ceau', '', ['diminutive'], 'noun'),
  ...(['issime', 'issimes'] as const).flatMap((ending) => [
    rule(ending, '', ['superlative'], 'adjective'),
    rule(ending, 'e', ['superlative'], 'adjective'),
  ]),
].map((diminutive) => ({ ...diminutive, minimum: 3 }))

const isLonger = (one: InflectionRule, other: InflectionRule) => other.form.length - one.form.length

/** Plural and feminine of nouns and adjectives, then what is rarer. */
export const frenchNounRules: readonly InflectionRule[] = [...plurals, ...feminines].toSorted(isLonger)
export const frenchDerivedRules: readonly InflectionRule[] = [...adverbs, ...degrees].toSorted(isLonger)
