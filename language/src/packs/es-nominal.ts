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
  ...softened.flatMap(([soft, hard]) =>
    lasts.filter((last) => /^[ao]$/.test(last)).map((last): Ending => [soft + form, hard + last]),
  ),
  ...lasts.map((last): Ending => [form, last]),
]

/** casita, amorcito, panecillo; `ending` is "it" or "ill". Likeliest first. */
function diminutives(ending: string): InflectionRule[] {
  const things: Ending[] = [
    [`cec${ending}o`, 'z'],
    [`cec${ending}a`, 'z'],
    [`onc${ending}o`, 'ón'],
    [`ec${ending}o`, ''],
    [`ec${ending}o`, 'é'],
    [`ec${ending}o`, 'o'],
    [`ec${ending}a`, ''],
    [`ec${ending}a`, 'a'],
    ...withLast(`${ending}o`, ['o']),
    ...withLast(`${ending}a`, ['a']),
    [`c${ending}o`, ''],
    [`c${ending}a`, ''],
  ]
  const girls: Ending[] = withLast(`${ending}a`, ['o'])
  const rest: Ending[] = [...withLast(`${ending}o`, ['', 'e', 'a']), ...withLast(`${ending}a`, ['', 'e'])]
  const all = (
    word: PartOfSpeech,
    reasons: readonly FormReason[],
    endings: readonly Ending[],
  ): InflectionRule[] => [
    ...rules(word, reasons, endings),
    ...rules(
      word,
      [...reasons, 'plural'],
      endings.map(([form, base]) => [`${form}s`, base]),
    ),
  ]
  return [
    ...all('noun', ['diminutive'], things),
    ...all('noun', ['feminine', 'diminutive'], girls),
    ...all('noun', ['diminutive'], rest),
    ...all('adjective', ['diminutive'], withLast(`${ending}o`, ['o', '', 'e'])),
    ...all('adjective', ['feminine', 'diminutive'], girls),
  ]
}

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

/** Smaller and bigger ones. */
export const spanishSizeRules: readonly InflectionRule[] = [
  ...diminutives('it'),
  ...diminutives('ill'),
  ...augmentatives,
].map((rule) => ({ ...rule, minimum: 3 }))
