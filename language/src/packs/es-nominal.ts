import type { InflectionRule } from '../inflection.ts'
import type { FormReason, PartOfSpeech } from '../parts-of-speech.ts'

type Ending = readonly [form: string, base: string]

const rules = (
  partOfSpeech: PartOfSpeech | readonly PartOfSpeech[],
  reasons: readonly FormReason[],
  endings: readonly Ending[],
): InflectionRule[] => endings.map(([form, base]) => ({ form, base, partOfSpeech, reasons }))

/** canción, canciones; inglés, ingleses: the accent goes with the added syllable. */
const stressed: readonly Ending[] = [
  ['an', 'án'],
  ['en', 'én'],
  ['in', 'ín'],
  ['on', 'ón'],
  ['un', 'ún'],
  ['as', 'ás'],
  ['es', 'és'],
  ['os', 'ós'],
  ['us', 'ús'],
]
const ends = (added: string): Ending[] => stressed.map(([form, base]) => [form + added, base])

/** jóvenes, imágenes: the accent comes with it. */
const accentAdded: InflectionRule[] = (['áa', 'ée', 'íi', 'óo', 'úu'] as const).map((pair) => ({
  form: 'enes',
  base: 'en',
  stem: [pair.charAt(0), pair.charAt(1)],
  partOfSpeech: ['noun', 'adjective'],
  reasons: ['plural'],
}))

const plurals: InflectionRule[] = [
  ...rules(
    ['noun', 'adjective'],
    ['plural'],
    [
      ['ces', 'z'],
      ['iones', 'ión'],
      ['s', ''],
      ['es', ''],
    ],
  ),
  ...accentAdded,
  ...rules(['noun', 'adjective'], ['plural'], ends('es')),
]

const adjectives: InflectionRule[] = [
  ...rules(
    'adjective',
    ['feminine'],
    [['a', 'o'], ['ora', 'or'], ['ola', 'ol'], ...ends('a'), ['eta', 'ete'], ['ota', 'ote']],
  ),
  ...rules('adjective', ['feminine', 'plural'], [['as', 'o'], ['oras', 'or'], ['olas', 'ol'], ...ends('as')]),
]

/** Doers: profesora, bailarina, panadera. Of animals and kin es-irregular.ts has a list. */
const doers: readonly Ending[] = [
  ['ora', 'or'],
  ['era', 'ero'],
  ['aria', 'ario'],
  ['ina', 'ín'],
  ['ona', 'ón'],
  ['esa', 'és'],
  ['ana', 'án'],
]
const feminineNouns: InflectionRule[] = [
  ...rules('noun', ['feminine'], doers),
  ...rules(
    'noun',
    ['feminine', 'plural'],
    doers.map(([form, base]) => [`${form}s`, base]),
  ),
]

/** Ending of the stem before a suffix with i or e, and what it is before a, o, e or nothing. */
const softened: readonly Ending[] = [
  ['qu', 'c'],
  ['gu', 'g'],
  ['gü', 'gu'],
  ['c', 'z'],
]
/** The last vowels a base may have had; '' after a consonant. */
const withLast = (form: string, lasts: readonly string[]): Ending[] => [
  ...lasts.map((last): Ending => [form, last]),
  ...softened.flatMap(([soft, hard]) =>
    lasts.filter((last) => /^[ao]$/.test(last)).map((last): Ending => [soft + form, hard + last]),
  ),
]

function diminutive(ending: string): InflectionRule[] {
  const masculine = withLast(ending + 'o', ['o', '', 'e', 'a'])
  const feminine = withLast(ending + 'a', ['a', '', 'e'])
  const added = [`c${ending}`, `ec${ending}`]
  const longer = (last: 'o' | 'a'): Ending[] => [
    ...added.flatMap((suffix): Ending[] => [
      [suffix + last, ''],
      [suffix + last, 'e'],
      [`ec${suffix}${last}`, 'z'],
      [suffix + last, last],
    ]),
    [`cec${ending}${last}`, 'z'],
    [`onc${ending}${last}`, 'ón'],
    [`onc${ending}${last}`, 'on'],
    [`ec${ending}${last}`, last],
  ]
  const all = (reasons: readonly FormReason[], endings: readonly Ending[]) => [
    ...rules(['noun', 'adjective'], reasons, endings),
    ...rules(
      ['noun', 'adjective'],
      [...reasons, 'plural'],
      endings.map(([form, base]) => [`${form}s`, base]),
    ),
  ]
  const girls = rules(
    ['noun', 'adjective'],
    ['feminine', 'diminutive'],
    [
      [`${ending}a`, 'o'],
      [`qu${ending}a`, 'co'],
      [`gu${ending}a`, 'go'],
    ],
  )
  const manyGirls = girls.map(
    (one): InflectionRule => ({
      ...one,
      form: `${one.form}s`,
      reasons: ['feminine', 'diminutive', 'plural'],
    }),
  )
  return [
    ...all(['diminutive'], [...masculine, ...feminine, ...longer('o'), ...longer('a')]),
    ...girls,
    ...manyGirls,
  ]
}

/** cafecito, sillón's kin: a vowel with an accent before the suffix. */
const accentedDiminutives: InflectionRule[] = (
  [
    ['ecito', 'é'],
    ['acito', 'á'],
    ['ito', 'é'],
  ] as const
).flatMap(([form, base]) => rules('noun', ['diminutive'], [[form, base]]))

const augmentatives: InflectionRule[] = rules(
  ['noun', 'adjective'],
  ['augmentative'],
  [
    ...withLast('azo', ['o', 'a', 'e', '']),
    ...withLast('aza', ['o', 'a']),
    ['ote', 'o'],
    ['ote', 'e'],
    ['ota', 'a'],
    ['ota', 'e'],
    ['ón', 'a'],
    ['ón', 'o'],
    ['ona', 'o'],
  ],
)

const superlativeBases: readonly Ending[] = [
  ['ísim', 'o'],
  ['quísim', 'co'],
  ['guísim', 'go'],
  ['císim', 'z'],
  ['bilísim', 'ble'],
  ['ísim', 'e'],
  ['ísim', ''],
]
const superlatives: InflectionRule[] = (
  [
    ['o', []],
    ['a', ['feminine']],
    ['os', ['plural']],
    ['as', ['feminine', 'plural']],
  ] as const
).flatMap(([ending, reasons]) =>
  rules(
    'adjective',
    ['superlative', ...reasons],
    superlativeBases.map(([form, base]) => [form + ending, base]),
  ),
)

const adverbs = rules(
  'adjective',
  ['adverb'],
  [
    ['amente', 'o'],
    ['mente', ''],
    ['oramente', 'or'],
  ],
)

/** Plural and gender of nouns and adjectives. */
export const spanishNominalRules: readonly InflectionRule[] = [
  ...plurals,
  ...feminineNouns,
  ...adjectives,
  ...adverbs,
  ...superlatives,
]

/** Smaller and bigger ones; they come after the verbs, because "-ito" and "-ón" end many words that are neither. */
export const spanishSizeRules: readonly InflectionRule[] = [
  ...diminutive('it'),
  ...diminutive('ill'),
  ...accentedDiminutives,
  ...augmentatives,
].map((rule) => ({ ...rule, minimum: 3 }))
