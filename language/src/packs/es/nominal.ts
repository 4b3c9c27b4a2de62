import type { InflectionRule } from '../inflection-data.ts'
import { type Ending, rules, unstressed } from './endings.ts'

/** canción, canciones; inglés, ingleses: the added syllable removes the accent. */
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

/** jóvenes, imágenes: the added syllable adds an accent. */
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

/** Feminine agent nouns: profesora, bailarina, panadera. Animals and relatives are listed in irregular.ts. */
const agentNouns: readonly Ending[] = [
  ['ora', 'or'],
  ['era', 'ero'],
  ['aria', 'ario'],
  ['ina', 'ín'],
  ['ona', 'ón'],
  ['esa', 'és'],
  ['ana', 'án'],
]
const feminineNouns: InflectionRule[] = [
  ...rules('noun', ['feminine'], agentNouns),
  ...rules(
    'noun',
    ['feminine', 'plural'],
    agentNouns.map(([form, base]) => [`${form}s`, base]),
  ),
]

const superlativeBases: readonly Ending[] = [
  ['ísim', 'o'],
  ['quísim', 'co'],
  ['guísim', 'go'],
  ['císim', 'z'],
  ['bilísim', 'ble'],
  ['ísim', 'e'],
  ['ísim', ''],
]
/** rápido, lógico: the accent of the base is missing in the superlative. */
const superlatives: InflectionRule[] = (
  [
    ['o', []],
    ['a', ['feminine']],
    ['os', ['plural']],
    ['as', ['feminine', 'plural']],
  ] as const
).flatMap(([ending, reasons]) => {
  const plain = rules(
    'adjective',
    ['superlative', ...reasons],
    superlativeBases.map(([form, base]) => [form + ending, base]),
  )
  const moved = plain.filter(({ base }) => base.endsWith('o'))
  return [...plain, ...unstressed.flatMap((stem) => moved.map((one) => ({ ...one, stem })))]
})

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
