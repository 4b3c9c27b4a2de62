import type { FormReason, PartOfSpeech } from '../../morphology/parts-of-speech.ts'
import type { InflectionRule } from '../inflection-data.ts'
import { wordsOf } from '../rule-tables.ts'

const nominal: readonly PartOfSpeech[] = ['noun', 'adjective']

const rule = (
  form: string,
  base: string,
  reasons: readonly FormReason[],
  partOfSpeech: InflectionRule['partOfSpeech'] = nominal,
): InflectionRule => ({ form, base, reasons, partOfSpeech, minimum: 3 })

/** Rules with the same reasons, in the notation 'form base base, form base'. */
const rules = (
  reasons: readonly FormReason[],
  text: string,
  partOfSpeech?: InflectionRule['partOfSpeech'],
): InflectionRule[] =>
  wordsOf(text).flatMap(([form = '', ...bases]) =>
    bases.map((base) => rule(form, base === '-' ? '' : base, reasons, partOfSpeech)),
  )

const isLonger = (one: InflectionRule, other: InflectionRule) => other.form.length - one.form.length

/** Plural and feminine, most likely first. */
export const italianNounRules: readonly InflectionRule[] = [
  ...rules(
    ['plural'],
    'cci ccio, ggi ggio, chi co chio, ghi go ghio, ci co, gi go, che ca, ghe ga, ce cia, ge gia, ate ata, ite ita, ute uta',
  ),
  ...rules(['plural'], 'i o'),
  ...rules(['plural'], 'i e, e a', 'noun'),
  ...rules(['feminine'], 'a o', 'adjective'),
  ...rules(['feminine', 'plural'], 'che co, ghe go, ce cio, ge gio, e o', 'adjective'),
  ...rules(['feminine'], 'essa e, trice tore', 'noun'),
  ...rules(['feminine', 'plural'], 'esse e, trici tore', 'noun'),
]

/** Rules that come after the verbs, because their endings are more often verb endings. */
export const italianRareNounRules: readonly InflectionRule[] = [
  ...rules(['plural'], 'i e, e a', 'adjective'),
  ...rules(['plural'], 'i a, chi ca, ghi ga', 'noun'),
  ...rules(['plural'], 'i io').map((one) => ({ ...one, minimum: 4 })),
  ...rules(['plural'], 'i a', 'adjective'),
  ...rules(['feminine'], 'a o e, trice tore, ditrice sore, ina e o', 'noun'),
  ...rules(['feminine'], 'a e, trice tore', 'adjective'),
  ...rules(
    ['feminine', 'plural'],
    'che co, ghe go, ce cio, ge gio, e o e, trici tore, ditrici sore, ine e o',
    nominal,
  ),
]

/** Endings of an adjective (-o, -a, -i, -e), their reasons, and the possible endings of the base. */
const genders: readonly (readonly [ending: string, reasons: readonly FormReason[], bases: string])[] = [
  ['o', [], 'o e a'],
  ['a', ['feminine'], 'a e o'],
  ['i', ['plural'], 'o e a'],
  ['e', ['feminine', 'plural'], 'a e o'],
]

/** altissimo, larghissima, ricchissimi, ampissimo. */
const superlatives = genders.flatMap(([ending, reasons]) =>
  ['o', 'e', 'io', 'a'].flatMap((base) => [
    ...(base === 'o' ? [rule(`hissim${ending}`, base, ['superlative', ...reasons], 'adjective')] : []),
    rule(`issim${ending}`, base, ['superlative', ...reasons], ['adjective', 'adverb']),
  ]),
)

const small = [
  'in',
  'ett',
  'ell',
  'icell',
  'icin',
  'cin',
  'ucci',
  'uzz',
  'ol',
  'icciol',
  'olin',
  'iolin',
  'ettin',
]
const bad = ['acci', 'astr', 'onaccio', 'azz']

/** gattino, casetta, fiorellino; libraccio. A diminutive keeps its number; its gender is that of the base. */
const evaluated = (suffixes: readonly string[], reason: FormReason) =>
  suffixes.flatMap((suffix) =>
    genders.flatMap(([ending, gender, bases]) => {
      const form = `${suffix}${ending}`.replace(/ii$/, 'i').replace(/(cc|zz)ie$/, '$1e')
      const reasons = [reason, ...gender.filter((one) => one === 'plural')]
      return bases
        .split(' ')
        .flatMap((base) => [
          { ...rule(form, base, reasons, nominal), minimum: 4 },
          ...(/^[ei]/.test(suffix) ? [{ ...rule(`h${form}`, base, reasons, nominal), minimum: 4 }] : []),
        ])
    }),
  )

/** librone, donnone, portoni. */
const large = rules(['augmentative'], 'one o a e, ona a o e, cione o e, hione o a', nominal)
const largePlural = rules(['augmentative', 'plural'], 'oni o a e, one a, hioni o a', nominal)

/** lentamente, felicemente, facilmente, regolarmente. */
const adverbs = rules(
  ['adverb'],
  'amente o, emente e, lmente le, rmente re, ente emente, mente -',
  'adjective',
)

/** amor, cuor, mal, gentil: songs drop the last vowel; so do signor, dottor before a name. */
const shortened = rules(
  ['shortened'],
  'or ore, al ale, el ele, il ile, ol olo ole, an ano ane, on one, en ene, in ino',
  nominal,
)

/** lentamente, altissimo: forms that have no other reading. */
export const italianComparedRules: readonly InflectionRule[] = [...adverbs, ...superlatives]
/** Diminutives and augmentatives. */
export const italianDerivedRules: readonly InflectionRule[] = [
  ...evaluated(small, 'diminutive'),
  ...evaluated(bad, 'pejorative'),
  ...large,
  ...largePlural,
].toSorted(isLonger)

/** Forms without their last vowel: "andar", "han". */
export const italianShortenedRules: readonly InflectionRule[] = [
  ...shortened,
  { form: 'n', base: 'no', partOfSpeech: 'verb', reasons: ['shortened'], again: ['plural'], minimum: 4 },
  { form: 'm', base: 'mo', partOfSpeech: 'verb', reasons: ['shortened'], again: ['plural'], minimum: 4 },
]
