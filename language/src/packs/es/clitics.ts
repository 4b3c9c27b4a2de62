import type { InflectionRule } from '../inflection-data.ts'

const single = 'me te se nos os lo la los las le les'.split(' ')
const direct = ['lo', 'la', 'los', 'las']
const double = [
  ...['me', 'te', 'se', 'nos', 'os'].flatMap((first) => direct.map((second) => first + second)),
  ...'seme sete senos seos sele seles teme tenos'.split(' '),
]
const accents = [
  ['á', 'a'],
  ['é', 'e'],
  ['í', 'i'],
  ['ó', 'o'],
  ['ú', 'u'],
] as const

const verb = { partOfSpeech: 'verb', reasons: ['withPronoun'] } as const

/** ayudarme, dármelo, reírse. */
const afterInfinitive: InflectionRule[] = [
  ...single.map((pronoun) => ['', pronoun] as const),
  ...double.map((pronoun) => ['accent', pronoun] as const),
].flatMap(([stress, pronoun]) =>
  (
    [
      [stress ? 'ár' : 'ar', 'ar'],
      [stress ? 'ér' : 'er', 'er'],
      [stress ? 'ír' : 'ir', 'ir'],
      ['ír', 'ír'],
    ] as const
  ).map(([form, base]) => ({
    form: form + pronoun,
    base,
    partOfSpeech: 'verb',
    reasons: ['infinitive', 'withPronoun'],
    // irse, irme: ir is the shortest verb
    minimum: 2,
  })),
)

/** dándome, diciéndoselo, leyéndolo. */
const afterGerund: InflectionRule[] = [...single, ...double].flatMap((pronoun) =>
  (
    [
      ['ándo', 'ando'],
      ['iéndo', 'iendo'],
      ['yéndo', 'yendo'],
      ['ñéndo', 'ñendo'],
    ] as const
  ).map(([form, base]) => ({ ...verb, form: form + pronoun, base, again: ['gerund'] })),
)

/** escúchame, siéntate, hagámoslo: the accent marks the stress of the imperative; dadme needs none. */
const afterImperative: InflectionRule[] = [...single, ...double].flatMap((pronoun) => [
  ...accents.map((stem) => ({ ...verb, form: pronoun, base: '', stem, again: ['imperative'] as const })),
  // Before os the d is lost, except in idos; sentados is a participle.
  ...(pronoun.startsWith('os')
    ? []
    : [{ ...verb, form: `d${pronoun}`, base: 'd', again: ['imperative'] as const }]),
])
const goYou: InflectionRule = { ...verb, form: 'idos', base: 'id', minimum: 2, again: ['imperative'] }

/** dame, ponte, detente: imperatives of one syllable, also with a prefix. */
const afterSyllable: InflectionRule[] = single.flatMap((pronoun) =>
  ['da', 'di', 'haz', 'pon', 'ten', 'ven', 'sal', 'sé', ...(/^[mt]e$/.test(pronoun) ? ['ve'] : [])].map(
    (form) => ({
      ...verb,
      form: form + pronoun,
      base: form,
      again: ['imperative'],
    }),
  ),
)

/** Voseo (decime, sentate), and velo. These rules come last, because regalo and velas are nouns first. */
export const spanishLateClitics: readonly InflectionRule[] = [...single, ...double].flatMap((pronoun) => [
  ...accents.slice(0, 3).map(([base, form]) => ({
    ...verb,
    form: form + pronoun,
    base,
    again: ['imperative'] as const,
  })),
  { ...verb, form: `ve${pronoun}`, base: 've', again: ['imperative'] },
])

/** The first person plural loses its s before nos and se; the second person plural loses its d before os. */
const afterShortened: InflectionRule[] = (
  [
    ['aos', 'ad'],
    ['eos', 'ed'],
    ['íos', 'id'],
    ...['nos', 'selo', 'sela', 'selos', 'selas', 'noslo', 'nosla', 'noslos', 'noslas'].flatMap(
      (pronoun) =>
        [
          [`ámo${pronoun}`, 'amos'],
          [`émo${pronoun}`, 'emos'],
        ] as const,
    ),
  ] as const
).map(([form, base]) => ({ ...verb, form, base, again: ['imperative'] }))

/** Pronouns written at the end of infinitive, gerund and imperative. */
export const spanishCliticRules: readonly InflectionRule[] = [
  ...afterInfinitive,
  ...afterGerund,
  ...afterShortened,
  ...afterSyllable,
  goYou,
  ...afterImperative,
]
